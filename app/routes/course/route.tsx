import { data } from "react-router";
import { getCoursePath } from "#app/academy/addresses.ts";
import { EnrolClosing, RelatedCourses } from "#app/courses/course-page/course-foot.tsx";
import { CourseHeader } from "#app/courses/course-page/course-header.tsx";
import { getCoursePage, getRetiredPage } from "#app/courses/course-page/course-page.server.ts";
import { CoursePanels } from "#app/courses/course-page/course-panels.tsx";
import { Score } from "#app/courses/course-page/score.tsx";
import { ShortList } from "#app/courses/course-page/short-list.tsx";
import { EnrolBar } from "#app/courses/enrolment/enrol.tsx";
import { PrintedSource } from "#app/courses/printed-source.tsx";
import { InlineScript, type PageHandle } from "#app/document/document-context.tsx";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/current-content.server.ts";
import type { Route } from "./+types/route";
import { RetiredCourse } from "./retired-course.tsx";

/** The tabs are an island, and the facts have tooltips. */
export const handle: PageHandle = { scripts: ["islands", "tooltips"] };

/** A course with its related ones, or where to go instead of one that is no longer offered; 404 when the slug has no course. */
export function loader({ params }: Pick<Route.LoaderArgs, "params">) {
  const content = getSiteContent();
  const { site, pages, courses, coursesBySlug, retired } = content;
  const course = coursesBySlug.get(params.slug);
  if (course) return getCoursePage(content, course);
  const former = retired.find(({ slug }) => slug === params.slug);
  if (!former) throw data(null, { status: 404, statusText: "Course not found" });
  return { retired: getRetiredPage(site, pages.course, former, courses) };
}

/** A course: header, tabs, syllabus, what it costs, related courses and enrolment. */
export default function Course({ loaderData }: Route.ComponentProps) {
  if ("retired" in loaderData) return <RetiredCourse {...loaderData.retired} />;
  const { course, related, metadata, academy } = loaderData;
  return (
    <Page metadata={metadata} hasOwnTrail>
      <CourseHeader {...loaderData} />
      <InlineScript name="tooltips" />
      <CoursePanels {...loaderData} />
      <Score {...loaderData} />
      <ShortList {...loaderData} />
      <RelatedCourses courses={related} />
      <EnrolClosing {...loaderData} />
      <EnrolBar {...loaderData} />
      <PrintedSource academy={academy} path={getCoursePath(course.slug)} modified={course.modified} />
    </Page>
  );
}
