import { FIT_ID } from "#app/content/addresses.ts";
import { SectionHeading } from "#app/ui/section.tsx";
import type { Before, Course, CourseLink } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";
import { CourseTitle } from "./course-title.tsx";
import { FOLD, FOLD_TITLE } from "./fold.ts";
import { TermRow, TermRows } from "./good-to-know-section.tsx";
import { Neighbours, type NeighbourTable } from "./neighbours.tsx";

type FitProps = {
  course: Course;
  copy: CoursePageCopy;
  before: Before;
  /** The courses to take instead, by their slugs. */
  instead: ReadonlyMap<string, CourseLink>;
  neighbours: NeighbourTable[];
};

/** 'Is it for you?': whom the course does not suit, what comes before and after it, its neighbours, and five questions. */
export function Fit({ course, copy, before, instead, neighbours }: FitProps) {
  const { fit } = copy;
  return (
    <section aria-labelledby={FIT_ID}>
      <SectionHeading id={FIT_ID} title={fit.title} />
      <TermRows>
        {course.notFor.length > 0 ? (
          <TermRow term={fit.notFor}>
            <ul className="grid gap-2">
              {course.notFor.map(({ text, instead: slug }) => (
                <li key={text}>
                  {text} <Instead course={instead.get(slug ?? "")} label={fit.instead} />
                </li>
              ))}
            </ul>
          </TermRow>
        ) : null}
        {before.length > 0 ? (
          <TermRow term={fit.before}>
            <ul>
              {before.map(({ gives, isOptional, ...other }) => (
                <li key={other.slug}>
                  <CourseTitle course={other} />: {gives} {isOptional ? fit.isOptional : null}
                </li>
              ))}
            </ul>
          </TermRow>
        ) : null}
        {course.followedBy.length > 0 ? (
          <TermRow term={fit.after}>
            <ul className="flex flex-wrap gap-x-6">
              {course.followedBy.map((after) => (
                <li key={after.slug}>
                  <CourseTitle course={after} />
                </li>
              ))}
            </ul>
          </TermRow>
        ) : null}
      </TermRows>
      <Neighbours tables={neighbours} current={course.slug} />
      <Readiness course={course} copy={fit.readiness} instead={instead} />
    </section>
  );
}

/** The course to take instead, where there is one. */
const Instead = ({ course, label }: { course: CourseLink | undefined; label: string }) =>
  course ? (
    <>
      {label} <CourseTitle course={course} />
    </>
  ) : null;

type ReadinessProps = Pick<FitProps, "course" | "instead"> & { copy: CoursePageCopy["fit"]["readiness"] };

/** 'Am I ready?': questions with folded answers, and what each result means. The page neither counts nor stores answers. */
function Readiness({ course: { readiness }, copy, instead }: ReadinessProps) {
  if (!readiness) return null;
  const { questions, ready, nearly, notYet } = readiness;
  return (
    <details className={FOLD}>
      <summary className={FOLD_TITLE}>{copy.title}</summary>
      <div className="pb-4 sm:pl-5">
        <p className="mb-2 text-muted">{copy.lead}</p>
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
        <details>
          <summary className={FOLD_TITLE}>{copy.score}</summary>
          <dl>
            <TermRow term={<Score right={5} label={copy.ready} />}>{ready}</TermRow>
            <TermRow term={<Score right={3} label={copy.nearly} />}>{nearly}</TermRow>
            <TermRow term={<Score right={1} label={copy.notYet} />}>
              <Linked text={notYet} course={instead.get(readiness.instead ?? "")} />
            </TermRow>
          </dl>
        </details>
      </div>
    </details>
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
function Linked({ text, course }: { text: string; course: CourseLink | undefined }) {
  if (!course) return text;
  const at = text.indexOf(course.title);
  const [before, after] =
    at < 0 ? [`${text} `, ""] : [text.slice(0, at), text.slice(at + course.title.length)];
  return (
    <>
      {before}
      <CourseTitle course={course} />
      {after}
    </>
  );
}
