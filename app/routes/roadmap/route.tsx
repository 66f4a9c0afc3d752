import type { PageHandle } from "#app/document/document-context.tsx";
import { Island } from "#app/islands/island.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import Roadmap from "#app/toolkit/roadmap.island.tsx";
import { DAYS_KEY } from "#app/toolkit/toolkit-state.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";
import { Phase } from "./phases.tsx";

/** The days are an island. */
export const handle: PageHandle = { scripts: ["islands"] };

/** The words and the days of the roadmap. */
export function loader() {
  const { page, metadata, site, toolkit } = getPageContent("roadmap");
  const { name, origin } = site.identity;
  return { page, metadata, phases: toolkit.phases, identity: { academy: name, origin } };
}

/** The roadmap: one task a day, with a result for each, and ticks that stay in this browser. */
export default function RoadmapPage({ loaderData }: Route.ComponentProps) {
  const { page, metadata, phases, identity } = loaderData;
  const props = {
    total: phases.reduce((sum, { days }) => sum + days.length, 0),
    ...identity,
    phases: (
      <>
        {phases.map((phase) => (
          <Phase key={phase.title} phase={phase} />
        ))}
      </>
    ),
  };
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead} />
      <div id="roadmap" className="border-ink border-t-2 bg-plate print:border-0">
        <div className="page section print:py-0">
          <Island component={Roadmap} props={props} eagerFor={DAYS_KEY} />
        </div>
      </div>
    </Page>
  );
}
