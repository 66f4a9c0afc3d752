import { data, isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { getEnrolLinks, getNavigationLabel } from "#app/content/site-links.ts";
import { Breadcrumbs } from "#app/courses/breadcrumbs.tsx";
import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { summarise } from "#app/courses/course.ts";
import { CourseCard } from "#app/courses/course-card.tsx";
import { CourseHeader } from "#app/courses/course-header.tsx";
import { getCourseMetadata } from "#app/courses/course-metadata.ts";
import { CourseTabs } from "#app/courses/course-tabs.tsx";
import { EnrolBar, EnrolButtons } from "#app/courses/enrol-buttons.tsx";
import { getRelatedCourses } from "#app/courses/related-courses.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { FailureScreen } from "#app/shell/failure-screen.tsx";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Route } from "./+types/course";

/** A course with its related ones; 404 when the slug has no course. */
export function loader({ params }: Route.LoaderArgs) {
  const { site, pages, courses } = getSiteContent();
  const course = getCourseBySlug(params.slug, courses);
  if (!course) throw data(null, { status: 404, statusText: "Course not found" });
  const { enrol, identity } = site;
  const trail = [
    ...["/", "/courses"].map((path) => ({ name: getNavigationLabel(site, path), path })),
    { name: course.title, path: getCoursePath(course.slug) },
  ];
  return {
    course,
    copy: fillCopy(pages.course, { track: course.track, title: course.title }),
    trail,
    related: getRelatedCourses(course, courses).map(summarise),
    enrolment: { links: getEnrolLinks(site, course.title), label: enrol.label, emailLabel: enrol.emailLabel },
    metadata: getCourseMetadata(site, course, trail),
    academy: { name: identity.name, origin: identity.origin, email: identity.email },
  };
}

/** A course: header, tabs, related courses and enrolment. */
export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, copy, trail, related, enrolment, metadata, academy } = loaderData;
  return (
    <>
      <PageHead metadata={metadata} />
      <div className="page pt-6">
        <Breadcrumbs trail={trail} />
      </div>
      <CourseHeader course={course} enrolment={enrolment} facts={copy.facts} />
      <div className="page grid gap-12 pb-16 print:pb-4 lg:grid-cols-[1fr_18rem]">
        <CourseTabs course={course} copy={copy} />
        <EnrolBar
          title={course.title}
          summary={`${course.level} · ${course.duration} · ${course.sessions} live sessions`}
          enrolment={enrolment}
        />
      </div>
      <section className="border-ink border-t-2 print:hidden">
        <div className="page section">
          <SectionHeading title={copy.related} />
          <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <CourseCard key={other.slug} course={other} label="Learn More" />
            ))}
          </ul>
        </div>
      </section>
      <section className="on-ink border-ink-rule border-b print:hidden">
        <div className="page grid gap-8 py-16 md:grid-cols-[1fr_auto] md:items-end">
          <h2 className="voice-wide max-w-[20ch] text-h2">{copy.closing}</h2>
          <EnrolButtons enrolment={enrolment} look="signal" />
        </div>
      </section>
      <p className="page hidden border-ink border-t-2 py-4 text-data print:block">
        {academy.name} · {academy.email} · {academy.origin}
        {getCoursePath(course.slug)} · as of {course.modified}
      </p>
    </>
  );
}

/** Shown when the data of a slug is missing during client navigation (reading R11). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <FailureScreen copy={shell?.courseNotFound} href="/courses" />;
}
