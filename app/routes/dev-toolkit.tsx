import { isOtherPage } from "#app/browser/is-other-page.ts";
import { loadWithParts } from "#app/browser/page-part.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PART_IDS } from "#app/toolkit/part-ids.ts";
import { PromptsSection } from "#app/toolkit/prompts-section.tsx";
import { RoadmapSection } from "#app/toolkit/roadmap-section.tsx";
import { countToolkit } from "#app/toolkit/toolkit.ts";
import { renderParts } from "#app/toolkit/toolkit-parts.server.tsx";
import { ToolkitTitle } from "#app/toolkit/toolkit-title.tsx";
import type { Route } from "./+types/dev-toolkit";

/** Prompts and roadmap: rendered here, so that the page's data need not repeat them. */
export function loader() {
  const { page, metadata, site, toolkit } = getPageContent("/dev-toolkit");
  return {
    page,
    metadata,
    parts: renderParts(toolkit, page),
    groups: toolkit.groups.map(({ slug, title, prompts }) => ({ slug, title, count: prompts.length })),
    counts: countToolkit(toolkit),
    identity: { academy: site.identity.name, origin: site.identity.origin },
  };
}

/** Coming from another page of the site, the parts are read from the built page. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithParts(serverLoader, "/dev-toolkit", PART_IDS);

/** A change of the filter loads nothing. */
export const shouldRevalidate = isOtherPage;

/** The free toolkit: prompts to search, fill in and copy, and the roadmap day by day. */
export default function DevToolkit({ loaderData }: Route.ComponentProps) {
  const { page, metadata, parts, groups, counts, identity } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <ToolkitTitle page={page} dayMarks={parts["day-marks"]} days={counts.days} />
      <PromptsSection copy={page.prompts} parts={parts} groups={groups} total={counts.prompts} />
      <RoadmapSection copy={page.roadmap} part={parts["roadmap-days"]} {...identity} />
    </Page>
  );
}
