import type { ReactNode } from "react";
import { data } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import {
  findInstead,
  formatRange,
  getRelatedCourses,
  getSyllabusWeeks,
  getWeekHours,
  listBefore,
} from "#app/courses/course.ts";
import { EnrolClosing, PrintedSource, RelatedCourses } from "#app/courses/course-foot.tsx";
import { CourseHeader } from "#app/courses/course-header.tsx";
import { getCourseMetadata } from "#app/courses/course-metadata.ts";
import { CoursePanels } from "#app/courses/course-panels.tsx";
import { CourseSyllabus } from "#app/courses/course-syllabus.tsx";
import { EnrolBar } from "#app/courses/enrol.tsx";
import { getEnrolment } from "#app/courses/enrolment.ts";
import { Fit } from "#app/courses/fit-section.tsx";
import { getGoodToKnow, getOpenFacts } from "#app/courses/good-to-know.ts";
import { GoodToKnow } from "#app/courses/good-to-know-section.tsx";
import { getLetter } from "#app/courses/letter.ts";
import { getNeighbours } from "#app/courses/neighbours.tsx";
import { AtTheEnd, Week } from "#app/courses/week-and-end.tsx";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/route";
import { getRetiredPage, RetiredCourse } from "./retired-course.tsx";

/** A course with its related ones, or what is said of one that is no longer offered; 404 when the slug has no course. */
export function loader({ params }: Route.LoaderArgs) {
  const { site, pages, courses, coursesBySlug, retired, entries } = getSiteContent();
  const course = coursesBySlug.get(params.slug);
  if (!course) {
    const former = retired.find(({ slug }) => slug === params.slug);
    if (!former) throw data(null, { status: 404, statusText: "Course not found" });
    return { retired: getRetiredPage(site, pages.course, former, courses) };
  }
  const week = getWeekHours(course);
  const before = listBefore(course, coursesBySlug);
  const [written] = entries.sessions
    .filter((session) => session.course === course.slug)
    .map(({ path, title, session }) => ({ path, title, session }));
  const copy = fillCopy(pages.course, {
    track: course.track,
    title: course.title,
    courseSessions: course.sessions,
    courseWeeks: getSyllabusWeeks(course),
    projects: course.projects.length,
    ...(week ? { weekHours: formatRange(week.all) } : {}),
  });
  return {
    course,
    related: getRelatedCourses(course, courses),
    before,
    instead: findInstead(course, coursesBySlug),
    neighbours: getNeighbours(course, coursesBySlug, copy.neighbours),
    written,
    briefs: entries.briefs
      .filter((brief) => brief.course === course.slug)
      .map(({ path, project, tests }) => ({ path, project, tests })),
    copy,
    enrolment: getEnrolment(site, course, copy.enrolment),
    notes: getGoodToKnow(site, course, copy.goodToKnow),
    open: getOpenFacts(site, course, copy.goodToKnow.open),
    letter: getLetter(site, course, copy.letter),
    metadata: getCourseMetadata(site, course, before),
    academy: site.identity,
  };
}

/** Two sections next to each other where there is room. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="page section grid gap-x-16 gap-y-section xl:grid-cols-[1fr_50%] print:hidden">
    {children}
  </div>
);

/** A course: header, tabs, syllabus, whether it fits, what it costs, related courses and enrolment. */
export default function CoursePage({ loaderData }: Route.ComponentProps) {
  if ("retired" in loaderData) return <RetiredCourse {...loaderData.retired} />;
  const { course, copy, related, written, briefs, enrolment, notes, open, letter, metadata, academy } =
    loaderData;
  return (
    <Page metadata={metadata} hasOwnTrail>
      <CourseHeader
        course={course}
        enrolment={enrolment}
        copy={copy}
        trail={metadata.trail ?? []}
        written={written}
        briefs={briefs}
      />
      <div className="page pt-4 sm:pt-6 print:pt-2">
        <CoursePanels course={course} copy={copy} briefs={briefs} />
      </div>
      <Pair>
        <AtTheEnd course={course} copy={copy.atTheEnd} />
        <Week course={course} copy={copy.week} />
      </Pair>
      <CourseSyllabus course={course} copy={copy.syllabus} enrolment={enrolment} written={written} />
      <Pair>
        <Fit {...loaderData} />
        <GoodToKnow copy={copy} notes={notes} enrolment={enrolment} open={open} letter={letter} />
      </Pair>
      <RelatedCourses title={copy.related} courses={related} />
      <EnrolBar course={course} enrolment={enrolment} />
      <EnrolClosing copy={copy} course={course} enrolment={enrolment} />
      <PrintedSource academy={academy} path={getCoursePath(course.slug)} modified={course.modified} />
    </Page>
  );
}
