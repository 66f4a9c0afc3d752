import { Fragment } from "react";
import { getCoursePath } from "#app/academy/addresses.ts";
import type { CourseSummary } from "#app/courses/course.ts";
import { EnrolButtons } from "#app/courses/enrolment/enrol.tsx";
import type { CoursePage } from "./course-page.server.ts";

/** Other courses of the same track, if there are any: title, level and length are enough among courses of one track. */
export function RelatedCourses({ courses }: { courses: CourseSummary[] }) {
  const [first] = courses;
  if (!first) return null;
  return (
    <section className="page related">
      <h2 className="voice-wide">
        {courses.length > 1 ? "More " : "Another "}
        {first.track.split(" ").map((word) => (
          // The line may break at the space, so it is outside.
          <Fragment key={word}>
            <b>{word}</b>{" "}
          </Fragment>
        ))}
        {courses.length > 1 ? "courses" : "course"}
      </h2>
      <ul>
        {courses.map(({ slug, title, level, duration, nextStart }) => (
          <li key={slug}>
            <h3 className="voice-wide">{title}</h3>
            {nextStart ? <p className="voice-data">{nextStart}</p> : null}
            <p>
              {`${level} · ${duration} `}
              {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the owner's label, with the title after it */}
              <a href={getCoursePath(slug)} className="text-link over-all">
                Learn More<span className="sr-only">{` ${title}`}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The last section: what happens after 'Enroll Now', and the button. On small screens the bar before this section has
 * the button.
 */
export function EnrolClosing({ course, enrolment }: CoursePage) {
  return (
    <section className="on-ink enrol-closing">
      <div className="page section">
        <div>
          <h2 className="voice-wide">What happens next</h2>
          <ol className="counted">
            {enrolment.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="enrol-last">
          {course.nextStart ? <p>{course.nextStart}</p> : null}
          <EnrolButtons enrolment={enrolment} look="signal" />
        </div>
      </div>
    </section>
  );
}
