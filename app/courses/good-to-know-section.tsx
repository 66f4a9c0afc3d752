import { GOOD_TO_KNOW_ID } from "#app/content/addresses.ts";
import { Section } from "#app/ui/section.tsx";
import type { CoursePageCopy } from "./course-copy.server.ts";
import type { Enrolment } from "./enrolment.ts";
import type { Note } from "./good-to-know.ts";
import { GroupList } from "./group-list.tsx";
import { TermRow, TermRows } from "./term-rows.tsx";

type GoodToKnowProps = { copy: CoursePageCopy["goodToKnow"]; notes: Note[]; enrolment: Enrolment };

/** What decides: dates and fee once they are known, hours, costs, how a session, a review and a certificate look. */
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
