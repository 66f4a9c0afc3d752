import { parseWeekRanges } from "#app/content/week-range.ts";
import { Gaps, Offerings, Reasons, Semester } from "#app/pages/academic/academic-sections.tsx";
import { Audiences } from "#app/pages/academic/audiences.tsx";
import { MissingSteps } from "#app/pages/academic/missing-steps.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/academic";

/** Academic training. */
export function loader() {
  const { site, pages } = getSiteContent();
  const { meta, ...page } = pages.academic;
  return {
    page,
    weeks: parseWeekRanges(page.steps.steps.map(({ when }) => when)) ?? [],
    metadata: getWebPageMetadata(site, "/academic", meta),
  };
}

/** Ways in for students and departments, a semester week by week, and the gaps that it closes. */
export default function Academic({ loaderData: { page, weeks, metadata } }: Route.ComponentProps) {
  const { gaps, offerings, reasons, steps } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead} aside={<MissingSteps steps={gaps.items.length} />}>
        <Audiences audiences={page.audiences} />
      </PageTitle>
      <Semester copy={steps} weeks={weeks} />
      <Gaps copy={gaps} />
      <Offerings copy={offerings} />
      <Reasons copy={reasons} />
      <Closing {...page.closing} />
    </>
  );
}
