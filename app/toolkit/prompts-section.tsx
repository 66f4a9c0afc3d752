import { type PagePart, PagePartHtml } from "#app/browser/page-part.tsx";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { PartId } from "./part-ids.ts";
import { PromptLibrary } from "./prompt-library.tsx";
import type { GroupChoice } from "./prompt-search.tsx";
import { SharedFields } from "./shared-fields.tsx";

type PromptsSectionProps = {
  copy: DevToolkitCopy["prompts"];
  parts: Record<PartId, PagePart>;
  groups: GroupChoice[];
  total: number;
};

/** The prompts: the board of all of them, and beside it the list. */
export function PromptsSection({ copy, parts, groups, total }: PromptsSectionProps) {
  return (
    <section id="prompts" className="border-ink border-t-2 bg-white print:not-has-[li_[open]]:hidden">
      <div className="page pt-8 pb-6 md:pt-12">
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[3fr_2fr] lg:items-end print:hidden">
          <SectionHeading title={copy.title} lead={copy.lead} />
          <p className="max-w-text border-marigold border-l-8 pl-4 text-data">{copy.secrets}</p>
        </div>
        <SharedFields copy={copy} />
        <div className="@container mt-10">
          <div className="grid gap-x-12 gap-y-10 @min-[70rem]:grid-cols-[32.25rem_minmax(0,1fr)]">
            <nav
              aria-label={copy.board}
              className="@min-[70rem]:sticky @min-[70rem]:top-4 @min-[70rem]:self-start print:hidden"
            >
              <PagePartHtml id="prompt-board" part={parts["prompt-board"]} />
              <p className="voice-data mt-3 text-data text-muted">{copy.key}</p>
            </nav>
            <div className="min-w-0">
              <PromptLibrary list={parts["prompt-list"]} groups={groups} total={total} copy={copy} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
