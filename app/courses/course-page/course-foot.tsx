import { CourseCard } from "#app/courses/catalogue/course-card.tsx";
import type { CourseSummary } from "#app/courses/course.ts";
import { EnrolButtons } from "#app/courses/enrolment/enrol.tsx";
import { TrackBadge } from "#app/courses/track-badge.tsx";
import type { SiteFacts } from "#app/seo/page-metadata.ts";
import { SectionHeading } from "#app/ui/section.tsx";
import type { CoursePage } from "./course-page.ts";

/** Other courses of the same track, if there are any. */
export function RelatedCourses({ courses }: { courses: CourseSummary[] }) {
  const [first] = courses;
  if (!first) return null;
  return (
    <section className="page pb-section print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SectionHeading title="More courses" />
        <TrackBadge track={first.track} />
      </div>
      <ul className="mt-4 grid gap-3 sm:mt-6 sm:gap-5 md:grid-cols-3 md:has-[>:only-child]:grid-cols-1 lg:gap-8">
        {courses.map((course) => (
          <CourseCard key={course.slug} course={course} isRelated />
        ))}
      </ul>
    </section>
  );
}

/** The last word of a course page: how to enrol, which on a small screen the bar before it says, and what happens then. */
export function EnrolClosing({ copy, course, enrolment }: CoursePage) {
  return (
    <section className="on-ink border-ink-rule border-b print:hidden">
      <div className="page section grid gap-x-16 max-lg:pt-4 lg:grid-cols-[1fr_50%]">
        <div className="grid content-start gap-5 max-lg:hidden">
          <h2 className="voice-wide text-h2">{copy.closing}</h2>
          {course.nextStart ? <p className="font-bold">{course.nextStart}</p> : null}
          <EnrolButtons enrolment={enrolment} look="signal" />
        </div>
        <div>
          <h2 className="mb-2 font-bold text-h4">What happens next</h2>
          <ol className="counted grid gap-2">
            {enrolment.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

type PrintedSourceProps = {
  academy: SiteFacts["identity"];
  path: string;
  /** Day of the last change. */
  modified: string;
};

/** Where a printed page comes from, and how old it is. */
export function PrintedSource({ academy, path, modified }: PrintedSourceProps) {
  return (
    <p className="page hidden border-ink border-t-2 py-1 text-data print:block">
      {academy.name} · {academy.email} · {academy.origin}
      {path} · as of {modified}
    </p>
  );
}
