import { getCoursePath } from "#app/academy/addresses.ts";
import type { CourseLink } from "#app/courses/course.ts";
import { FIT_ID } from "#app/courses/course-ids.ts";
import type { CoursePage } from "./course-page.server.ts";
import { Fold } from "./fold.tsx";
import { TermRow } from "./term-row.tsx";

/**
 * What to know before week 1: what it needs, whom it does not suit, what comes before it, five questions, and a week of
 * the course.
 */
export function BeforeWeekOne({ course, words, decision, before, instead, neighbours, hasFit }: CoursePage) {
  const { fit } = words;
  if (!hasFit) return null;
  return (
    <div className="before-week-one">
      <h3 id={FIT_ID} className="voice-wide">
        {fit.title}
      </h3>
      <div>
        <h4>{decision.words.need}</h4>
        <p>{decision.need}</p>
        {course.notFor.length > 0 ? (
          <>
            <h4>{fit.notFor}</h4>
            <ul>
              {course.notFor.map(({ text, instead: slug }) => (
                <li key={text}>
                  <Instead text={text} course={instead.get(slug ?? "")} words={fit.instead} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {before.length > 0 ? (
          <>
            <h4>{fit.before}</h4>
            <ul>
              {before.map(({ gives, isOptional, ...other }) => (
                <li key={other.slug}>
                  <CourseTitle course={other} />
                  {`: ${gives}${isOptional ? " (optional)" : ""}`}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <Readiness course={course} instead={instead} />
        <Neighbours neighbours={neighbours} />
      </div>
      {course.week ? (
        <div>
          <h4>{fit.session}</h4>
          <p>{course.week.session}</p>
          <h4>{fit.own}</h4>
          <p>{course.week.own}</p>
        </div>
      ) : null}
    </div>
  );
}

/** A fold for each question, such as 'Python or Java?', with the level and the time of the other courses. */
const Neighbours = ({ neighbours }: Pick<CoursePage, "neighbours">) =>
  neighbours.map(({ question, text, others }) => (
    <Fold key={question} title={question}>
      <p>{text}</p>
      <ul>
        {others.map(({ facts, ...course }) => (
          <li key={course.slug}>
            <CourseTitle course={course} />
            {`: ${facts}`}
          </li>
        ))}
      </ul>
    </Fold>
  ));

type InsteadProps = { text: string; course: CourseLink | undefined; words: string };

/** Whom a course does not suit, and the course to take instead, where there is one. */
const Instead = ({ text, course, words }: InsteadProps) =>
  course ? (
    <>
      {`${text} ${words} `}
      <CourseTitle course={course} />
    </>
  ) : (
    text
  );

/** A link to a course, with its title. */
const CourseTitle = ({ course: { slug, title } }: { course: CourseLink }) => (
  <a href={getCoursePath(slug)} className="text-link">
    {title}
  </a>
);

/** 'Am I ready?': questions with folded answers, and what each result means. The page neither counts nor stores answers. */
function Readiness({ course: { readiness }, instead }: Pick<CoursePage, "course" | "instead">) {
  if (!readiness) return null;
  const { questions, ready, nearly, notYet } = readiness;
  return (
    <Fold title="Am I ready?">
      <ol>
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <details>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          </li>
        ))}
      </ol>
      <details>
        <summary>Your score</summary>
        <dl>
          <TermRow term="Four or five right">{ready}</TermRow>
          <TermRow term="Two or three right">{nearly}</TermRow>
          <TermRow term="Fewer">
            <Linked text={notYet} course={instead.get(readiness.instead ?? "")} />
          </TermRow>
        </dl>
      </details>
    </Fold>
  );
}

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
