import { NewTabNote } from "#app/ui/button-link.tsx";
import type { Enrolment, Group } from "./enrolment.ts";

/** What happens after the button, step by step. */
export function NextSteps({ steps }: { steps: string[] }) {
  return (
    <ol className="grid gap-2 [counter-reset:step]">
      {steps.map((step) => (
        <li
          key={step}
          className="relative pl-8 [counter-increment:step] before:voice-data before:absolute before:left-0 before:font-bold before:content-[counter(step)]"
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

/** When the next groups begin, what the course costs and on what terms; of what is not known, who tells. */
export function EnrolDetails({ enrolment }: { enrolment: Enrolment }) {
  const { groups, price, unknown, terms, calendar } = enrolment;
  return (
    <div className="grid gap-3">
      {groups.length > 0 ? (
        <ul className="grid gap-3">
          {groups.map((group) => (
            <GroupLine key={group.calendar} group={group} calendar={calendar} />
          ))}
        </ul>
      ) : null}
      {price ? (
        <p>
          <b className="voice-data text-h3">{price.amount}</b> {price.includes}
        </p>
      ) : null}
      {unknown ? <p className="font-bold">{unknown}</p> : null}
      {terms.map((term) => (
        <p key={term}>{term}</p>
      ))}
    </div>
  );
}

function GroupLine({ group, calendar }: { group: Group; calendar: string }) {
  return (
    <li>
      <p className="font-bold">{group.start}</p>
      <p>
        {group.detail}{" "}
        {group.mentor.link ? (
          <a href={group.mentor.link} className="text-link" target="_blank" rel="noopener">
            {group.mentor.name}
            <NewTabNote />
          </a>
        ) : (
          group.mentor.name
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
