import { getCoursePath, READINESS_ID } from "#app/content/addresses.ts";
import { Section } from "#app/ui/section.tsx";
import type { Course } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";
import { TermRow, TermRows } from "./good-to-know-section.tsx";

type Instead = Pick<Course, "slug" | "title">;

type ReadinessProps = {
  course: Course;
  copy: CoursePageCopy["readiness"];
  /** The course to take instead. */
  instead: Instead | undefined;
};

/** 'Am I ready?': questions with folded answers, and what each result means. The page neither counts nor stores answers. */
export function Readiness({ course: { readiness }, copy, instead }: ReadinessProps) {
  if (!readiness) return null;
  const { questions, ready, nearly, notYet } = readiness;
  return (
    <div className="print:hidden">
      <Section isSplit id={READINESS_ID} title={copy.title} lead={copy.lead}>
        <div>
          <ol className="border-ink border-t-2">
            {questions.map(({ question, answer }) => (
              <li key={question} className="border-rule border-b">
                <details>
                  <summary className="ml-5 list-outside py-3 font-semibold">{question}</summary>
                  <p className="ml-5 pb-4">{answer}</p>
                </details>
              </li>
            ))}
          </ol>
          <details className="mt-row">
            <summary className="voice-wide py-2 text-h3">{copy.score}</summary>
            <TermRows>
              <TermRow term={<Score right={5} label={copy.ready} />}>{ready}</TermRow>
              <TermRow term={<Score right={3} label={copy.nearly} />}>{nearly}</TermRow>
              <TermRow term={<Score right={1} label={copy.notYet} />}>
                <Linked text={notYet} course={instead} />
              </TermRow>
            </TermRows>
          </details>
        </div>
      </Section>
    </div>
  );
}

/** A result as marks, of which those of the right answers are filled, and its name. */
const Score = ({ right, label }: { right: number; label: string }) => (
  <>
    <span className="mb-1 flex gap-1 text-data leading-none" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((number) => (
        <i key={number} className={`mark ${number > right ? "is-outlined" : ""}`} />
      ))}
    </span>
    {label}
  </>
);

/** A text with a link to a course: on the course's title where the text has it, else at the end. */
function Linked({ text, course }: { text: string; course: Instead | undefined }) {
  if (!course) return text;
  const at = text.indexOf(course.title);
  const [before, after] =
    at < 0 ? [`${text} `, ""] : [text.slice(0, at), text.slice(at + course.title.length)];
  return (
    <>
      {before}
      <a href={getCoursePath(course.slug)} className="text-link">
        {course.title}
      </a>
      {after}
    </>
  );
}
