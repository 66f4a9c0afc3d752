import { NewTabNote } from "#app/ui/button-link.tsx";
import type { Enrolment, Group } from "./enrolment.ts";

/** The groups that will begin, each with its language, seats, mentor and calendar. */
export const GroupList = ({ enrolment: { groups, calendar } }: { enrolment: Enrolment }) => (
  <ul className="grid gap-3">
    {groups.map((group) => (
      <GroupLine key={group.calendar} group={group} calendar={calendar} />
    ))}
  </ul>
);

function GroupLine({ group, calendar }: { group: Group; calendar: string }) {
  return (
    <li>
      <p className="font-bold">{group.start}</p>
      <p>
        {group.detail}{" "}
        {group.mentor?.link ? (
          <a href={group.mentor.link} className="text-link" target="_blank" rel="noopener">
            {group.mentor.name}
            <NewTabNote />
          </a>
        ) : (
          group.mentor?.name
        )}
      </p>
      <p>
        <a href={group.calendar} className="text-link inline-flex min-h-6 items-center" download>
          {calendar}
          <span className="sr-only">: {group.start}</span>
        </a>
      </p>
    </li>
  );
}
