import type { SiteFacts } from "#app/seo/page-metadata.ts";
import { SectionHeading } from "#app/ui/section.tsx";
import type { Course } from "./course.ts";
import { CourseCard } from "./course-card.tsx";
import { EnrolButtons, EnrolStart, NextSteps } from "./enrol.tsx";
import type { Enrolment } from "./enrolment.ts";

/** Other courses of the same track. */
export function RelatedCourses({ title, courses }: { title: string; courses: Course[] }) {
  return (
    <section className="border-ink border-t-2 print:hidden">
      <div className="page py-section">
        <SectionHeading title={title} />
        <ul className="mt-6 grid gap-3 sm:gap-6 lg:grid-cols-3 lg:has-[>:only-child]:grid-cols-1">
          {courses.map((course) => (
            <CourseCard key={course.slug} course={course} isRelated />
          ))}
        </ul>
      </div>
    </section>
  );
}

type EnrolClosingProps = { title: string; course: Course; enrolment: Enrolment };

/** The last word of a course page: how to enrol. */
export function EnrolClosing({ title, course, enrolment }: EnrolClosingProps) {
  return (
    <section className="on-ink border-ink-rule border-b print:hidden">
      <div className="page grid gap-part py-6 md:grid-cols-2 lg:py-16">
        <h2 className="voice-wide max-w-[20ch] text-h2">{title}</h2>
        <div className="grid content-start gap-5">
          <EnrolStart course={course} enrolment={enrolment} />
          <EnrolButtons enrolment={enrolment} look="signal" />
          <div className="lg:hidden">
            <p className="mb-2 font-bold">{enrolment.next.title}</p>
            <NextSteps steps={enrolment.next.steps} />
          </div>
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
    <p className="page hidden border-ink border-t-2 py-4 text-data print:block print:py-1">
      {academy.name} · {academy.email} · {academy.origin}
      {path} · as of {modified}
    </p>
  );
}
