import { FIT_ID, getCoursePath } from "#app/academy/addresses.ts";
import type { CourseLink } from "#app/courses/course.ts";
import { SectionHeading } from "#app/ui/section.tsx";
import type { CoursePage } from "./course-page.ts";
import { Fold, TermRow, TermRows } from "./good-to-know-section.tsx";

/** 'Is it for you?': whom the course does not suit, what comes before and after it, its neighbours, and five questions. */
export function Fit({ course, copy, before, instead, neighbours, hasFit }: CoursePage) {
  const { fit } = copy;
  if (!hasFit) return null;
  return (
    <section aria-labelledby={FIT_ID}>
      <SectionHeading id={FIT_ID} title={fit.title} />
      <TermRows>
        {course.notFor.length > 0 ? (
          <TermRow term="It isn’t for you if">
            <ul className="grid gap-2">
              {course.notFor.map(({ text, instead: slug }) => (
                <li key={text}>
                  {text} <Instead course={instead.get(slug ?? "")} />
                </li>
              ))}
            </ul>
          </TermRow>
        ) : null}
        {before.length > 0 ? (
          <TermRow term="Before this course">
            <ul>
              {before.map(({ gives, isOptional, ...other }) => (
                <li key={other.slug}>
                  <CourseTitle course={other} />: {gives} {isOptional ? "(optional)" : null}
                </li>
              ))}
            </ul>
          </TermRow>
        ) : null}
        {course.followedBy.length > 0 ? (
          <TermRow term="After this course">
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
      <Neighbours neighbours={neighbours} course={course} />
      <Readiness course={course} lead={fit.readiness} instead={instead} />
    </section>
  );
}

/** A folded table for each question, such as 'Python or Java?'. */
const Neighbours = ({ neighbours, course: { slug: current } }: Pick<CoursePage, "neighbours" | "course">) =>
  neighbours.map(({ question, text, columns, rows }) => (
    <Fold key={question} title={question}>
      <p className="mb-2">{text}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="prose scroll-region mb-4" tabIndex={0} role="group" aria-label={question}>
        <table className="min-w-[34rem] border-ink border-t-2">
          <thead>
            <tr>
              <td />
              {columns.map((course) => (
                <th key={course.slug} scope="col">
                  {course.slug === current ? course.title : <CourseTitle course={course} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ term, cells }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.slug}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  ));

/** The course to take instead, where there is one. */
const Instead = ({ course }: { course: CourseLink | undefined }) =>
  course ? (
    <>
      Take this instead: <CourseTitle course={course} />
    </>
  ) : null;

/** A link to a course, with its title. */
const CourseTitle = ({ course: { slug, title } }: { course: CourseLink }) => (
  <a href={getCoursePath(slug)} className="text-link">
    {title}
  </a>
);

type ReadinessProps = Pick<CoursePage, "course" | "instead"> & { lead: string };

/** 'Am I ready?': questions with folded answers, and what each result means. The page neither counts nor stores answers. */
function Readiness({ course: { readiness }, lead, instead }: ReadinessProps) {
  if (!readiness) return null;
  const { questions, ready, nearly, notYet } = readiness;
  return (
    <Fold title="Am I ready? Five questions">
      <div className="pb-4 sm:pl-6">
        <p className="mb-2 text-muted">{lead}</p>
        <ol className="border-ink border-t-2">
          {questions.map(({ question, answer }) => (
            <li key={question} className="border-rule border-b">
              <details>
                <summary className="py-3 font-bold">{question}</summary>
                <p className="pb-4 pl-6">{answer}</p>
              </details>
            </li>
          ))}
        </ol>
        <details>
          <summary className="py-2.5 font-bold text-h4">Your score</summary>
          <dl>
            <TermRow term={<Score right={5} label="Four or five right" />}>{ready}</TermRow>
            <TermRow term={<Score right={3} label="Two or three right" />}>{nearly}</TermRow>
            <TermRow term={<Score right={1} label="Fewer" />}>
              <Linked text={notYet} course={instead.get(readiness.instead ?? "")} />
            </TermRow>
          </dl>
        </details>
      </div>
    </Fold>
  );
}

/** A result as marks, of which those of the right answers are filled, and its name. */
const Score = ({ right, label }: { right: number; label: string }) => (
  <>
    <span className="mb-1 flex gap-1 text-data" aria-hidden="true">
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
