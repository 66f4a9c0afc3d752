import { parseWeekRanges } from "#app/content/week-range.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";
import { Gaps, Offerings, Reasons, Semester } from "./academic-sections.tsx";
import { Audiences } from "./audiences.tsx";
import { CourseHours } from "./course-hours.tsx";
import { listCourseHours } from "./hours-rows.ts";
import { MissingSteps } from "./missing-steps.tsx";

/** Academic training. */
export function loader() {
  const { page, metadata, courses } = getPageContent("/academic");
  const weeks = parseWeekRanges(page.steps.steps.map(({ when }) => when)) ?? [];
  return { page, metadata, weeks, rows: listCourseHours(courses, page.hours.unknown) };
}

/** Ways in for students and departments, a semester week by week, the gaps that it closes, and the hours of the courses. */
export default function Academic({ loaderData: { page, weeks, rows, metadata } }: Route.ComponentProps) {
  const { gaps, offerings, hours, reasons, steps } = page;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead} aside={<MissingSteps steps={gaps.items.length} />}>
        <Audiences audiences={page.audiences} />
      </PageTitle>
      <Semester copy={steps} weeks={weeks} />
      <Gaps copy={gaps} />
      <Offerings copy={offerings} />
      <CourseHours copy={hours} rows={rows} />
      <Reasons copy={reasons} />
    </Page>
  );
}
