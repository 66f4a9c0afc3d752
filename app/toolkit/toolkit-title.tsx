import { type PagePart, PagePartHtml } from "#app/browser/page-part.tsx";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Downloads } from "./downloads.tsx";
import { RoadmapProgress } from "./roadmap-progress.tsx";

type ToolkitTitleProps = { page: Omit<DevToolkitCopy, "meta">; dayMarks: PagePart; days: number };

/** The first screen of the toolkit: ways into it, its files, and the days of the roadmap with those that are done. */
export function ToolkitTitle({ page, dayMarks, days }: ToolkitTitleProps) {
  const progress = (
    <div className="grid gap-4">
      <PagePartHtml id="day-marks" part={dayMarks} />
      <RoadmapProgress total={days} words={page.roadmap.progress} />
    </div>
  );
  return (
    <div className="print:hidden">
      <PageTitle title={page.title} lead={page.lead} aside={progress}>
        <Downloads copy={page.downloads} sections={[page.prompts, page.roadmap]} />
      </PageTitle>
    </div>
  );
}
