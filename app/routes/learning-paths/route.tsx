import { addLevels, getTrackLines } from "#app/courses/learning-paths.server.ts";
import { countWeeks } from "#app/drawing/mark.ts";
import { MarkKey } from "#app/drawing/mark-key.tsx";
import { TrackMap } from "#app/drawing/track-map.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/route";
import { ChoiceList } from "./choice-list.tsx";
import { PathSection } from "./path-section.tsx";

/** The three paths with their rows. */
export function loader() {
  const { page, metadata, pages, courses } = getPageContent("/learning-paths");
  const paths = page.paths.map((path) => ({ ...path, rows: addLevels(path.rows, courses) }));
  return { page: { ...page, paths }, metadata, lines: getTrackLines(pages["learning-paths"], courses) };
}

/** Where to begin, the tracks as lines of a map, and when to take the courses that are on none. */
export default function LearningPaths({ loaderData: { page, lines, metadata } }: Route.ComponentProps) {
  const weeks = page.paths.flatMap(({ rows }) => rows.map(({ sessions }) => countWeeks(sessions)));
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead} aside={<MarkKey className="max-lg:hidden" />} />
      <Section ground="bg-tint" title={page.choose.title} lead={page.choose.lead}>
        <ChoiceList cases={page.choose.cases} />
      </Section>
      <TrackMap lines={lines} className="-mt-px" />
      {page.paths.map((path) => (
        <PathSection key={path.slug} path={path} longest={Math.max(...weeks)} noPage={page.noPage} />
      ))}
      <Section title={page.further.title} lead={page.further.lead}>
        <ChoiceList cases={page.further.cases} />
      </Section>
    </Page>
  );
}
