import { parseWeekRanges } from "#app/content/week-range.ts";
import { Audiences } from "#app/pages/academic/audiences.tsx";
import { GapList } from "#app/pages/academic/gap-list.tsx";
import { MissingSteps } from "#app/pages/academic/missing-steps.tsx";
import { SemesterBar } from "#app/pages/academic/semester-bar.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { Timetable } from "#app/ui/timetable.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/academic";

/** Academic training. */
export function loader() {
  const { site, pages } = getSiteContent();
  const { meta, ...page } = pages.academic;
  const weeks = parseWeekRanges(page.steps.steps.map(({ when }) => when)) ?? [];
  return {
    page,
    semester: weeks.map((range, index) => ({ ...range, title: page.steps.steps[index]?.title ?? "" })),
    metadata: getWebPageMetadata(site, "/academic", meta),
  };
}

/** Ways in for students and departments, a semester week by week, and the gaps that it closes. */
export default function Academic({ loaderData: { page, semester, metadata } }: Route.ComponentProps) {
  const { gaps, offerings, reasons, steps } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead} aside={<MissingSteps steps={gaps.items.length} />}>
        <Audiences audiences={page.audiences} />
      </PageTitle>
      <Section
        ground="bg-marigold"
        id="steps"
        title={steps.title}
        note={<p className="mt-4 text-lead">{steps.lead}</p>}
      >
        <SemesterBar steps={semester} />
        <div className="mt-10">
          <Timetable steps={steps.steps} />
        </div>
      </Section>
      <Section ground="bg-white" id="gaps" title={gaps.title} lead={gaps.lead}>
        <GapList gaps={gaps} />
      </Section>
      <Section isSplit id="offerings" title={offerings.title} lead={offerings.lead}>
        <TitledList
          items={offerings.items}
          isWide
          className="border-ink border-t-2"
          itemClassName="border-rule border-b py-5"
        />
      </Section>
      <Section id="reasons" title={reasons.title} lead={reasons.lead}>
        <TitledList
          items={reasons.items}
          className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4"
        />
      </Section>
      <Closing {...page.closing} />
    </>
  );
}
