import { getCourseWeeks } from "#app/courses/catalogue/course-weeks.server.ts";
import { summarize } from "#app/courses/course.ts";
import { MarkKey } from "#app/drawing/mark-key.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/route";
import { Timetable } from "./timetable.tsx";
import { listTools } from "./tool-index.ts";
import { ToolIndex } from "./tool-index-list.tsx";

/** Every session of every course, and the tools that are taught. */
export function loader() {
  const { page, metadata, courses, entries } = getPageContent("sessions");
  return {
    page,
    metadata,
    courses: courses.map((course) => ({
      course: summarize(course),
      weeks: getCourseWeeks(course, entries.sessions, page.rhythm),
    })),
    tools: listTools(courses),
  };
}

/** The key of the marks; on wide screens it begins where they do. */
const KEY = (
  <div className="xl:w-[28rem] xl:flex-none xl:pl-1">
    <MarkKey />
  </div>
);

/** The timetable: the courses as lines, each of which opens week by week. */
export default function Sessions({ loaderData }: Route.ComponentProps) {
  const { page, metadata, courses, tools } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead} aside={KEY} />
      {courses.map(({ course, weeks }) => (
        <Timetable key={course.slug} course={course} weeks={weeks} />
      ))}
      <Section
        id="tools"
        ground="border-ink border-t-2 bg-plate"
        title={page.tools.title}
        lead={page.tools.lead}
      >
        <ToolIndex tools={tools} />
      </Section>
    </Page>
  );
}
