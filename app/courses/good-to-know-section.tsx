import type { ReactNode } from "react";
import { GOOD_TO_KNOW_ID } from "#app/content/addresses.ts";
import { ExternalLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { CoursePageCopy } from "./course-copy.server.ts";
import type { Enrolment } from "./enrolment.ts";
import type { Note } from "./good-to-know.ts";

type GoodToKnowProps = { copy: CoursePageCopy["goodToKnow"]; notes: Note[]; enrolment: Enrolment };

/** What visitors ask before they enrol: dates and fee once known, hours, costs, and samples of the work. */
export function GoodToKnow({ copy, notes, enrolment }: GoodToKnowProps) {
  return (
    <div className="print:hidden">
      <Section ground="bg-white" isSplit id={GOOD_TO_KNOW_ID} title={copy.title}>
        <TermRows>
          {enrolment.groups.length > 0 ? (
            <TermRow term={copy.groups}>
              <GroupList enrolment={enrolment} />
            </TermRow>
          ) : null}
          {notes.map(({ title, text, link }) => (
            <TermRow key={title} term={title}>
              {text}{" "}
              {link ? (
                <a href={link.href} className="text-link">
                  {link.label}
                </a>
              ) : null}
            </TermRow>
          ))}
        </TermRows>
      </Section>
    </div>
  );
}

/** The groups that will begin, each with its language, seats, mentor and calendar. */
const GroupList = ({ enrolment: { groups, calendar } }: { enrolment: Enrolment }) => (
  <ul className="grid gap-3">
    {groups.map((group) => (
      <li key={group.calendar}>
        <p className="font-bold">{group.start}</p>
        <p>
          {group.detail}{" "}
          {group.mentor?.link ? (
            <ExternalLink href={group.mentor.link} className="text-link">
              {group.mentor.name}
            </ExternalLink>
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
    ))}
  </ul>
);

/** A definition list with rules between its rows. */
export const TermRows = ({ children }: { children: ReactNode }) => (
  <dl className="border-ink border-t-2">{children}</dl>
);

/** A term with its definition. */
export const TermRow = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className="border-rule border-b py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
    <dt className="font-bold">{term}</dt>
    <dd>{children}</dd>
  </div>
);
