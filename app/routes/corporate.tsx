import { MergeRail } from "#app/pages/corporate/merge-rail.tsx";
import { ProgrammeBoard } from "#app/pages/corporate/programme-board.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { getPromiseNotes } from "#app/site/promises.server.ts";
import { ActionLinks } from "#app/ui/button-link.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { FinePrints } from "#app/ui/fine-print.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/corporate";

/** Corporate training. */
export function loader() {
  const { site, pages } = getSiteContent();
  const { meta, ...page } = pages.corporate;
  return {
    page,
    notes: getPromiseNotes(site, "/corporate"),
    metadata: getWebPageMetadata(site, "/corporate", meta),
  };
}

/** The way to a first call, the four steps as stops of the team's own line, programmes as a departure board, reasons. */
export default function Corporate({ loaderData: { page, notes, metadata } }: Route.ComponentProps) {
  const { programmes, reasons, process } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead}>
        <ActionLinks primary={page.primary} secondary={page.secondary} />
      </PageTitle>
      <Section
        ground="overflow-x-clip bg-brand-500"
        id="process"
        title={process.title}
        note={<p className="mt-4 text-lead">{process.lead}</p>}
      >
        <MergeRail steps={process.steps} programmes={programmes.items.length} caption={page.branches} />
      </Section>
      <Section id="programmes" title={programmes.title} lead={programmes.lead}>
        <ProgrammeBoard programmes={programmes.items} />
      </Section>
      <Section
        ground="bg-tint"
        isSplit
        id="reasons"
        title={reasons.title}
        lead={reasons.lead}
        note={<FinePrints notes={notes} />}
      >
        <TitledList
          items={reasons.items}
          className="grid gap-x-10 gap-y-8 sm:grid-cols-2"
          itemClassName="border-brand-500 border-t-4 pt-4"
        />
      </Section>
      <Closing {...page.closing} />
    </>
  );
}
