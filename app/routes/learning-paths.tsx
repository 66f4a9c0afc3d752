import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { getTrackLines } from "#app/courses/track-lines.server.ts";
import { MarkKey } from "#app/drawing/mark-key.tsx";
import { TrackMap } from "#app/drawing/track-map.tsx";
import { countWeeks } from "#app/drawing/week-grid.ts";
import { ChoiceList } from "#app/pages/learning-paths/choice-list.tsx";
import { PathSection } from "#app/pages/learning-paths/path-section.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/learning-paths";

/** The three paths with their rows. */
export function loader() {
  const { site, pages, courses } = getSiteContent();
  const { meta, ...page } = pages["learning-paths"];
  const paths = page.paths.map((path) => ({
    ...path,
    rows: path.rows.map((row) => ({
      ...row,
      level: getCourseBySlug(row.course, courses)?.level ?? "Beginner",
    })),
  }));
  const lines = getTrackLines(pages["learning-paths"], courses);
  return { page: { ...page, paths }, lines, metadata: getWebPageMetadata(site, "/learning-paths", meta) };
}

/** The tracks as lines of a map, with help for the choice. */
export default function LearningPaths({ loaderData: { page, lines, metadata } }: Route.ComponentProps) {
  const longest = Math.max(
    ...page.paths.flatMap(({ rows }) => rows.map(({ sessions }) => countWeeks(sessions))),
  );
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead} aside={<MarkKey />} />
      <TrackMap lines={lines} className="-mt-px" />
      {page.paths.map((path) => (
        <PathSection key={path.slug} path={path} longest={longest} noPage={page.noPage} />
      ))}
      <Section title={page.choose.title} lead={page.choose.lead}>
        <ChoiceList cases={page.choose.cases} />
      </Section>
      <Closing {...page.closing} />
    </>
  );
}
