import { renderToStaticMarkup } from "react-dom/server";
import { keepInPage, type PagePart } from "#app/browser/page-part.tsx";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import type { PartId } from "./part-ids.ts";
import { PromptBoard } from "./prompt-board.server.tsx";
import { PromptList } from "./prompt-list.server.tsx";
import { DayMarks, RoadmapDays } from "./roadmap-days.server.tsx";
import type { Toolkit } from "./toolkit.ts";

/** The parts of the page that scripts change by hand, rendered once at build time. */
export function renderParts(
  { groups, phases }: Toolkit,
  { prompts, roadmap }: Pick<DevToolkitCopy, "prompts" | "roadmap">,
): Record<PartId, PagePart> {
  const render = (part: React.ReactNode) => keepInPage(renderToStaticMarkup(part));
  return {
    "day-marks": render(<DayMarks phases={phases} />),
    "prompt-board": render(<PromptBoard groups={groups} />),
    "prompt-list": render(<PromptList groups={groups} copy={prompts} />),
    "roadmap-days": render(<RoadmapDays phases={phases} copy={roadmap} />),
  };
}
