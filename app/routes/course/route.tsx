import type { ReactNode } from "react";
import { data } from "react-router";
import { getCoursePath } from "#app/academy/addresses.ts";
import { EnrolClosing, PrintedSource, RelatedCourses } from "#app/courses/course-page/course-foot.tsx";
import { CourseHeader } from "#app/courses/course-page/course-header.tsx";
import { getCoursePage, getRetiredPage } from "#app/courses/course-page/course-page.ts";
import { CoursePanels } from "#app/courses/course-page/course-panels.tsx";
import { CourseSyllabus } from "#app/courses/course-page/course-syllabus.tsx";
import { Fit } from "#app/courses/course-page/fit-section.tsx";
import { GoodToKnow } from "#app/courses/course-page/good-to-know-section.tsx";
import { AtTheEnd, Week } from "#app/courses/course-page/week-and-end.tsx";
import { EnrolBar } from "#app/courses/enrolment/enrol.tsx";
import { InlineScript, type PageHandle } from "#app/document/document-context.tsx";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/route";
import { RetiredCourse } from "./retired-course.tsx";

/** The facts of a course have tooltips. */
export const handle: PageHandle = { scripts: ["tooltips"] };

/** A course with its related ones, or what is said of one that is no longer offered; 404 when the slug has no course. */
export function loader({ params }: Route.LoaderArgs) {
  const content = getSiteContent();
  const { site, pages, courses, coursesBySlug, retired } = content;
  const course = coursesBySlug.get(params.slug);
  if (course) return getCoursePage(content, course);
  const former = retired.find(({ slug }) => slug === params.slug);
  if (!former) throw data(null, { status: 404, statusText: "Course not found" });
  return { retired: getRetiredPage(site, pages.course, former, courses) };
}

/** Two sections next to each other where there is room. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="page section grid gap-x-16 gap-y-section xl:grid-cols-[1fr_50%] xl:has-[>:only-child]:grid-cols-1 print:hidden">
    {children}
  </div>
);

/** A course: header, tabs, syllabus, whether it fits, what it costs, related courses and enrolment. */
export default function Course({ loaderData }: Route.ComponentProps) {
  if ("retired" in loaderData) return <RetiredCourse {...loaderData.retired} />;
  const { course, related, metadata, academy } = loaderData;
  return (
    <Page metadata={metadata} hasOwnTrail>
      <CourseHeader {...loaderData} />
      <InlineScript name="tooltips" />
      <div className="page pt-4 sm:pt-6 print:pt-2">
        <CoursePanels {...loaderData} />
      </div>
      <Pair>
        <AtTheEnd {...loaderData} />
        <Week {...loaderData} />
      </Pair>
      <CourseSyllabus {...loaderData} />
      <Pair>
        <Fit {...loaderData} />
        <GoodToKnow {...loaderData} />
      </Pair>
      <RelatedCourses courses={related} />
      <EnrolBar {...loaderData} />
      <EnrolClosing {...loaderData} />
      <PrintedSource academy={academy} path={getCoursePath(course.slug)} modified={course.modified} />
    </Page>
  );
}
