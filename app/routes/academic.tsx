import { parseWeekRanges } from "#app/content/week-range.ts";
import { Gaps, Offerings, Reasons, Semester } from "#app/pages/academic/academic-sections.tsx";
import { Audiences } from "#app/pages/academic/audiences.tsx";
import { MissingSteps } from "#app/pages/academic/missing-steps.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/academic";

/** Academic training. */
export function loader() {
  const { page, metadata } = getPageContent("/academic");
  return { page, metadata, weeks: parseWeekRanges(page.steps.steps.map(({ when }) => when)) ?? [] };
}

/** Ways in for students and departments, a semester week by week, and the gaps that it closes. */
export default function Academic({ loaderData: { page, weeks, metadata } }: Route.ComponentProps) {
  const { gaps, offerings, reasons, steps } = page;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead} aside={<MissingSteps steps={gaps.items.length} />}>
        <Audiences audiences={page.audiences} />
      </PageTitle>
      <Semester copy={steps} weeks={weeks} />
      <Gaps copy={gaps} />
      <Offerings copy={offerings} />
      <Reasons copy={reasons} />
    </Page>
  );
}
