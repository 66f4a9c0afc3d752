import { data, isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { fillCopy } from "#app/content/fill-copy.ts";
import { Breadcrumbs } from "#app/courses/breadcrumbs.tsx";
import { EnrolClosing, PrintedSource, RelatedCourses } from "#app/courses/course-foot.tsx";
import { CourseHeader } from "#app/courses/course-header.tsx";
import { getCourseMetadata, getCourseTrail } from "#app/courses/course-metadata.ts";
import { CourseTabs } from "#app/courses/course-tabs.tsx";
import { EnrolAside, EnrolBar } from "#app/courses/enrol-aside.tsx";
import { getEnrolment } from "#app/courses/enrolment.ts";
import { getSyllabusWeeks } from "#app/courses/syllabus.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { FailureScreen } from "#app/shell/failure-screen.tsx";
import { getCourseContent, getSharedContent } from "#app/site/content-store.server.ts";
import type { Route } from "./+types/course";

/** A course with its related ones; 404 when the slug has no course. */
export function loader({ params }: Route.LoaderArgs) {
  const { site, pages } = getSharedContent();
  const content = getCourseContent(params.slug);
  if (!content) throw data(null, { status: 404, statusText: "Course not found" });
  const { course, related } = content;
  const { name, origin, email } = site.identity;
  const trail = getCourseTrail(site, course);
  const copy = fillCopy(pages.course, {
    track: course.track,
    title: course.title,
    courseSessions: course.sessions,
    courseWeeks: getSyllabusWeeks(course),
  });
  return {
    course,
    copy,
    trail,
    related,
    enrolment: getEnrolment(site, course, copy.enrolment),
    metadata: getCourseMetadata(site, course, trail),
    academy: { name, origin, email },
  };
}

/** A course: header, tabs, related courses and enrolment. */
export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, copy, trail, related, enrolment, metadata, academy } = loaderData;
  const enrol = {
    title: course.title,
    summary: `${course.level} · ${course.duration} · ${course.sessions} live sessions`,
    enrolment,
  };
  return (
    <>
      <PageHead metadata={metadata} />
      <div className="page pt-4">
        <Breadcrumbs trail={trail} />
      </div>
      <CourseHeader course={course} enrolment={enrolment} facts={copy.facts} />
      <div className="page grid gap-12 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_18rem] print:block print:pt-2 print:pb-4">
        <CourseTabs course={course} copy={copy} />
        <EnrolAside {...enrol} />
      </div>
      <RelatedCourses title={copy.related} courses={related} />
      <EnrolClosing title={copy.closing} enrolment={enrolment} />
      <EnrolBar {...enrol} />
      <PrintedSource academy={academy} course={course} />
    </>
  );
}

/** Shown when the data of a slug is missing during client navigation. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <FailureScreen copy={shell?.courseNotFound} href="/courses" />;
}
