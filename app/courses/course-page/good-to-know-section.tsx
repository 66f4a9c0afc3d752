import type { ReactNode } from "react";
import { GOOD_TO_KNOW_ID } from "#app/academy/addresses.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { Island } from "#app/islands/island.tsx";
import { ExternalLink } from "#app/ui/button-link.tsx";
import CopyField from "#app/ui/copy-field.island.tsx";
import { SectionHeading } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CoursePage } from "./course-page.ts";

/** What visitors ask before they enrol: dates and fee once known, costs, versions, and a message for whoever pays. */
export function GoodToKnow({ copy, notes, enrolment, open, letter }: CoursePage) {
  const { goodToKnow } = copy;
  return (
    <section aria-labelledby={GOOD_TO_KNOW_ID}>
      <SectionHeading id={GOOD_TO_KNOW_ID} title={goodToKnow.title} />
      <TermRows>
        {enrolment.groups.length > 0 ? (
          <TermRow term="Next groups (batches)">
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
        {open.length > 0 ? (
          <TermRow term="Ask us">
            {fillCopy(goodToKnow.open, { facts: new Intl.ListFormat("en-GB").format(open) })}{" "}
            <ExternalLink href={enrolment.links.chat} className="text-link">
              {goodToKnow.ask}
            </ExternalLink>
          </TermRow>
        ) : null}
      </TermRows>
      <LetterFold letter={letter} />
    </section>
  );
}

/** The id of the text that is copied. */
const LETTER_ID = "letter";

/** A message for whoever pays, folded: mails, and a text to be read and copied. */
const LetterFold = ({ letter }: Pick<CoursePage, "letter">) => (
  <Fold title="Does someone else pay?">
    <p className="flex flex-wrap gap-x-6">
      {letter.mails.map(({ label, href }) => (
        <TextLink key={label} href={href}>
          {label}
        </TextLink>
      ))}
    </p>
    <label htmlFor={LETTER_ID} className="my-2 block font-bold">
      A text to copy
    </label>
    <textarea
      id={LETTER_ID}
      readOnly
      rows={9}
      defaultValue={letter.text}
      className="block w-full border-2 border-field px-3 py-2 text-data"
    />
    <Island component={CopyField} props={{ field: LETTER_ID }} />
  </Fold>
);

/** The groups that will begin, each with its language, seats and mentor. */
const GroupList = ({ enrolment: { groups } }: Pick<CoursePage, "enrolment">) => (
  <ul className="grid gap-3">
    {groups.map((group) => (
      <li key={group.start}>
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
      </li>
    ))}
  </ul>
);

/** A definition list with rules between its rows, under the heading of a section. */
export const TermRows = ({ children }: { children: ReactNode }) => (
  <dl className="mt-row border-ink border-t-2">{children}</dl>
);

/** A term with its definition. */
export const TermRow = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className="border-rule border-b py-2 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6 sm:py-3">
    <dt className="font-bold">{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** A question between rules, which unfolds its answer. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="border-rule border-b">
    <summary className="py-2.5 font-bold text-h4">{title}</summary>
    {children}
  </details>
);
