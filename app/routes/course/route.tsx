import { data } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { EnrolClosing, PrintedSource, RelatedCourses } from "#app/courses/course-foot.tsx";
import { CourseHeader } from "#app/courses/course-header.tsx";
import { getCoursePage } from "#app/courses/course-page.server.ts";
import { CoursePanels } from "#app/courses/course-panels.tsx";
import { EnrolAside, EnrolBar } from "#app/courses/enrol-aside.tsx";
import { GoodToKnow } from "#app/courses/good-to-know-section.tsx";
import { Readiness } from "#app/courses/readiness-section.tsx";
import { Page } from "#app/shell/page.tsx";
import { getCourseContent, getSharedContent } from "#app/site/content-store.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/route";

/** A course with its related ones; 404 when the slug has no course. */
export function loader({ params }: Route.LoaderArgs) {
  const { site, pages } = getSharedContent();
  const content = getCourseContent(params.slug);
  if (!content) throw data(null, { status: 404, statusText: "Course not found" });
  const { course, ...further } = content;
  return { ...getCoursePage(site, pages.course, course), ...further };
}

/** A course: header, tabs, related courses and enrolment. */
export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, copy, trail, related, instead, written, briefs, enrolment, notes, metadata, academy } =
    loaderData;
  return (
    <Page metadata={metadata} floating={<EnrolBar course={course} enrolment={enrolment} />}>
      <Breadcrumbs trail={trail} />
      <CourseHeader course={course} enrolment={enrolment} copy={copy} />
      <div className="page grid gap-part pt-4 pb-section sm:pt-6 lg:grid-cols-[minmax(0,1fr)_18rem] print:block print:pt-2 print:pb-1">
        <CoursePanels course={course} copy={copy} written={written} briefs={briefs} />
        <EnrolAside course={course} enrolment={enrolment} />
      </div>
      <GoodToKnow copy={copy.goodToKnow} notes={notes} enrolment={enrolment} />
      <Readiness course={course} copy={copy.readiness} instead={instead} />
      <RelatedCourses title={copy.related} courses={related} />
      <EnrolClosing title={copy.closing} course={course} enrolment={enrolment} />
      <PrintedSource academy={academy} path={getCoursePath(course.slug)} modified={course.modified} />
    </Page>
  );
}
