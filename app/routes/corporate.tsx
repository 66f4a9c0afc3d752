import { MergeLine } from "#app/pages/corporate/merge-line.tsx";
import { ProgrammeBoard } from "#app/pages/corporate/programme-board.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { getPromiseNotes } from "#app/site/promises.server.ts";
import { Closing } from "#app/ui/closing.tsx";
import { FinePrints } from "#app/ui/fine-print.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { Timetable } from "#app/ui/timetable.tsx";
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

/** Programmes as a departure board, reasons, and the four steps as a timetable. */
export default function Corporate({ loaderData: { page, notes, metadata } }: Route.ComponentProps) {
  const { programmes, reasons, process } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle
        title={page.title}
        lead={page.lead}
        aside={<MergeLine branches={programmes.items.length} />}
      />
      <Section ground="on-ink" id="process" title={process.title} lead={process.lead}>
        <div className="mt-10">
          <Timetable steps={process.steps} />
        </div>
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
