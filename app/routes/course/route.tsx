import { data } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { getRelatedCourses, getSyllabusWeeks } from "#app/courses/course.ts";
import { EnrolClosing, PrintedSource, RelatedCourses } from "#app/courses/course-foot.tsx";
import { CourseHeader } from "#app/courses/course-header.tsx";
import { getCourseMetadata } from "#app/courses/course-metadata.ts";
import { CoursePanels } from "#app/courses/course-panels.tsx";
import { CourseSyllabus } from "#app/courses/course-syllabus.tsx";
import { EnrolAside, EnrolBar } from "#app/courses/enrol.tsx";
import { getEnrolment } from "#app/courses/enrolment.ts";
import { getGoodToKnow } from "#app/courses/good-to-know.ts";
import { GoodToKnow } from "#app/courses/good-to-know-section.tsx";
import { Readiness } from "#app/courses/readiness-section.tsx";
import { getRetiredPage } from "#app/courses/retired-page.ts";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/route";
import { RetiredCourse } from "./retired-course.tsx";

/** A course with its related ones, or what is said of one that is no longer offered; 404 when the slug has no course. */
export function loader({ params }: Route.LoaderArgs) {
  const { site, pages, courses, retired, entries } = getSiteContent();
  const course = getCourseBySlug(params.slug, courses);
  if (!course) {
    const former = getCourseBySlug(params.slug, retired);
    if (!former) throw data(null, { status: 404, statusText: "Course not found" });
    return { retired: getRetiredPage(site, pages.course, former, courses) };
  }
  const instead = getCourseBySlug(course.readiness?.instead, courses);
  const copy = fillCopy(pages.course, {
    track: course.track,
    title: course.title,
    courseSessions: course.sessions,
    courseWeeks: getSyllabusWeeks(course),
  });
  return {
    course,
    related: getRelatedCourses(course, courses),
    instead: instead && { slug: instead.slug, title: instead.title },
    written: entries.sessions.find((session) => session.course === course.slug),
    briefs: entries.briefs.filter((brief) => brief.course === course.slug),
    copy,
    enrolment: getEnrolment(site, course, copy.enrolment),
    notes: getGoodToKnow(site, course, copy.goodToKnow),
    metadata: getCourseMetadata(site, course),
    academy: site.identity,
  };
}

/** A course: header, tabs, related courses and enrolment. */
export default function CoursePage({ loaderData }: Route.ComponentProps) {
  if ("retired" in loaderData) return <RetiredCourse {...loaderData.retired} />;
  const { course, copy, related, instead, written, briefs, enrolment, notes, metadata, academy } = loaderData;
  return (
    <Page metadata={metadata} hasOwnTrail floating={<EnrolBar course={course} enrolment={enrolment} />}>
      <CourseHeader
        course={course}
        enrolment={enrolment}
        copy={copy}
        trail={metadata.trail ?? []}
        written={written}
        briefs={briefs}
      />
      <div className="page grid gap-part pt-4 pb-section sm:pt-6 lg:grid-cols-[minmax(0,1fr)_18rem] print:block print:pt-2 print:pb-1">
        <CoursePanels course={course} copy={copy} briefs={briefs} />
        <EnrolAside course={course} enrolment={enrolment} />
      </div>
      <CourseSyllabus course={course} copy={copy.syllabus} enrolment={enrolment} written={written} />
      <GoodToKnow copy={copy.goodToKnow} notes={notes} enrolment={enrolment} />
      <Readiness course={course} copy={copy.readiness} instead={instead} />
      <RelatedCourses title={copy.related} courses={related} />
      <EnrolClosing copy={copy} course={course} enrolment={enrolment} />
      <PrintedSource academy={academy} path={getCoursePath(course.slug)} modified={course.modified} />
    </Page>
  );
}
