import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { Downloads } from "#app/toolkit/downloads.tsx";
import { LicenceLine } from "#app/toolkit/licence-line.tsx";
import { PromptLibrary } from "#app/toolkit/prompt-library.tsx";
import { RoadmapSection } from "#app/toolkit/roadmap-section.tsx";
import { countToolkit, findPrompts } from "#app/toolkit/toolkit.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import type { Route } from "./+types/index";

/** The toolkit: what its index shows of the prompts, and the roadmap. */
export function loader() {
  const { page, metadata, site, toolkit } = getPageContent("/dev-toolkit");
  const { full, others } = page.start;
  return {
    page,
    metadata,
    toolkit,
    start: { full: findPrompts(toolkit, full), others: findPrompts(toolkit, others) },
    total: countToolkit(toolkit).prompts,
    licence: site.licence,
    identity: { academy: site.identity.name, origin: site.identity.origin },
  };
}

/** The free toolkit: prompts to search and copy, those to start with, downloads, and the roadmap day by day. */
export default function DevToolkit({ loaderData }: Route.ComponentProps) {
  const { page, metadata, toolkit, start, total, licence, identity } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <div className="print:hidden">
        <div className="page flex flex-wrap items-end justify-between gap-x-12 gap-y-4 py-6 lg:py-10">
          <div>
            <h1 className="voice-wide text-h1">{page.title}</h1>
            <p className="mt-2 max-w-text text-lead text-muted">{page.lead}</p>
          </div>
          <a href="#roadmap" className={getButtonClass("secondary")}>
            {page.roadmap.title}
          </a>
        </div>
        <PromptLibrary groups={toolkit.groups} start={start} total={total} page={page}>
          <Downloads copy={page.downloads}>
            <LicenceLine label={page.licence} licence={licence} />
          </Downloads>
        </PromptLibrary>
      </div>
      <RoadmapSection phases={toolkit.phases} copy={page.roadmap} {...identity} />
    </Page>
  );
}
