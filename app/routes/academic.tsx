import { GapList } from "#app/pages/academic/gap-list.tsx";
import { MissingSteps } from "#app/pages/academic/missing-steps.tsx";
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
  return { page, metadata: getWebPageMetadata(site, "/academic", meta) };
}

/** The gap between syllabus and work, side by side, and how it is closed. */
export default function Academic({ loaderData: { page, metadata } }: Route.ComponentProps) {
  const { gaps, offerings, reasons, steps } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead} aside={<MissingSteps steps={gaps.items.length} />} />
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
      <Section
        ground="bg-marigold"
        id="steps"
        title={steps.title}
        note={<p className="mt-4 text-lead">{steps.lead}</p>}
      >
        <div className="mt-10">
          <Timetable steps={steps.steps} />
        </div>
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
