import { ALONE_ID, GOOD_TO_KNOW_ID, LETTER_ID, SHARE_ID } from "#app/courses/course-ids.ts";
import { isOngoing } from "#app/courses/syllabus/hours.ts";
import { Island } from "#app/islands/island.tsx";
import { ExternalLink } from "#app/ui/button-link.tsx";
import CopyField from "#app/ui/copy-field.island.tsx";
import type { CoursePage } from "./course-page.server.ts";
import { Fold } from "./fold.tsx";
import { TermRow } from "./term-row.tsx";

/** Fee, groups, costs and versions once they are known, what to ask, and a message for whoever pays. */
export function ShortList({ course, words, knownFacts, enrolment, open, letter }: CoursePage) {
  const { goodToKnow } = words;
  return (
    <section aria-labelledby={GOOD_TO_KNOW_ID} className="page section short-list">
      <h2 id={GOOD_TO_KNOW_ID} className="voice-wide">
        {isOngoing(course) ? goodToKnow.ongoing : goodToKnow.title}
      </h2>
      <dl>
        {enrolment.groups.length > 0 ? (
          <TermRow term="Next groups (batches)">
            <GroupList enrolment={enrolment} />
          </TermRow>
        ) : null}
        {knownFacts.map(({ title, text, link }) => (
          <TermRow key={title} term={title} id={link ? ALONE_ID : undefined}>
            {`${text} `}
            {link ? (
              <a href={link.href} className="text-link">
                {link.label}
              </a>
            ) : null}
          </TermRow>
        ))}
        {open.length > 0 ? (
          <TermRow term="Ask us">
            {`${goodToKnow.open} `}
            <ExternalLink href={enrolment.links.chat} className="text-link">
              {goodToKnow.ask}
            </ExternalLink>
          </TermRow>
        ) : null}
      </dl>
      <div>
        <dl>
          {letter.readers.map(({ label, ways }, index) => (
            <TermRow key={label} term={label} id={index === 0 ? SHARE_ID : undefined}>
              {ways.map(({ name, href }) => (
                <a key={name} href={href} className="text-link">
                  {name}
                </a>
              ))}
            </TermRow>
          ))}
        </dl>
        <Fold title="A message to copy">
          <textarea
            id={LETTER_ID}
            aria-label="A message to copy"
            readOnly
            rows={9}
            defaultValue={letter.text}
          />
          <Island component={CopyField} props={{ field: LETTER_ID }} />
        </Fold>
      </div>
    </section>
  );
}

/** The groups that will begin, each with its language, seats and mentor. */
const GroupList = ({ enrolment: { groups } }: Pick<CoursePage, "enrolment">) => (
  <ul>
    {groups.map((group) => (
      <li key={group.start}>
        <b>{group.start}</b>
        <br />
        {group.detail}{" "}
        {group.mentor?.link ? (
          <ExternalLink href={group.mentor.link} className="text-link">
            {group.mentor.name}
          </ExternalLink>
        ) : (
          group.mentor?.name
        )}
      </li>
    ))}
  </ul>
);
