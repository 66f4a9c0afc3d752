import { type PagePart, PagePartHtml } from "#app/browser/page-part.tsx";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { CalendarForm } from "./calendar-form.tsx";
import { SavedWork } from "./saved-work.tsx";

type RoadmapSectionProps = {
  copy: DevToolkitCopy["roadmap"];
  part: PagePart;
  academy: string;
  origin: string;
};

/** The roadmap: one task a day, with a result for each, and ticks that stay in this browser. */
export function RoadmapSection({ copy, part, academy, origin }: RoadmapSectionProps) {
  return (
    <section id="roadmap" className="roadmap border-ink border-t-2 print:border-0">
      <div className="page py-8 md:py-12 print:py-0">
        <SectionHeading title={copy.title} lead={copy.lead} />
        <PagePartHtml id="roadmap-days" part={part} />
        <div className="mt-10 grid gap-8 noscript:hidden lg:grid-cols-2 print:hidden">
          <CalendarForm copy={copy.calendar} academy={academy} origin={origin} />
          <div className="grid content-start gap-4">
            <SavedWork copy={copy.saved} />
            <p>
              <button type="button" onClick={() => print()} className={getButtonClass("secondary")}>
                {copy.print}
              </button>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
