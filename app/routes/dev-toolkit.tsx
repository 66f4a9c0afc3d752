import { isOtherPage } from "#app/browser/is-other-page.ts";
import { loadPageParts } from "#app/browser/page-part.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { PART_IDS } from "#app/toolkit/part-ids.ts";
import { PromptsSection } from "#app/toolkit/prompts-section.tsx";
import { RoadmapSection } from "#app/toolkit/roadmap-section.tsx";
import { countToolkit } from "#app/toolkit/toolkit.ts";
import { renderParts } from "#app/toolkit/toolkit-parts.server.tsx";
import { ToolkitTitle } from "#app/toolkit/toolkit-title.tsx";
import { Closing } from "#app/ui/closing.tsx";
import type { Route } from "./+types/dev-toolkit";

/** Prompts and roadmap: rendered here, so that the page's data need not repeat them. */
export function loader() {
  const { site, pages, toolkit } = getSiteContent();
  const { meta, ...page } = pages["dev-toolkit"];
  return {
    page,
    parts: renderParts(toolkit, page),
    groups: toolkit.groups.map(({ slug, title, prompts }) => ({ slug, title, count: prompts.length })),
    counts: countToolkit(toolkit),
    identity: { academy: site.identity.name, origin: site.identity.origin },
    metadata: getWebPageMetadata(site, "/dev-toolkit", meta),
  };
}

/** Coming from another page of the site, the parts are read from the built page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, parts] = await Promise.all([serverLoader(), loadPageParts("/dev-toolkit", PART_IDS)]);
  return { ...data, parts };
}

/** A change of the filter loads nothing. */
export const shouldRevalidate = isOtherPage;

/** The free toolkit: prompts to search, fill in and copy, and the roadmap day by day. */
export default function DevToolkit({ loaderData }: Route.ComponentProps) {
  const { page, parts, groups, counts, identity, metadata } = loaderData;
  return (
    <>
      <PageHead metadata={metadata} />
      <ToolkitTitle page={page} dayMarks={parts["day-marks"]} days={counts.days} />
      <PromptsSection copy={page.prompts} parts={parts} groups={groups} total={counts.prompts} />
      <RoadmapSection copy={page.roadmap} part={parts["roadmap-days"]} {...identity} />
      <Closing {...page.closing} />
    </>
  );
}
