import { getFeaturedCourses } from "#app/courses/course.ts";
import { getTrackFacts, getTrackLines } from "#app/courses/learning-paths.server.ts";
import { listSessionLinks } from "#app/courses/session-collection.server.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { listMistakes } from "#app/toolkit/toolkit.ts";
import type { Route } from "./+types/route";
import { FeaturedCourses, LiveHour, Tracks } from "./course-sections.tsx";
import { Hero } from "./hero.tsx";
import { Industries, Market, Reasons, Skills } from "./reason-sections.tsx";
import { StatisticsBoard } from "./statistics-board.tsx";
import { ToolkitCta, ToolkitJump } from "./toolkit-cta.tsx";

/** Worked answers that the home page links. */
const MISTAKES = 3;

/** The copy of the home page, the lines of the hero and the first courses. */
export function loader() {
  const { page, metadata, site, pages, courses, toolkit, entries } = getPageContent("/");
  return {
    page,
    metadata,
    statistics: site.statistics,
    delivery: site.delivery,
    written: listSessionLinks(entries.sessions, courses),
    lines: getTrackLines(pages["learning-paths"], courses),
    trackFacts: getTrackFacts(pages["learning-paths"]),
    featured: getFeaturedCourses(courses),
    answers: { label: pages["dev-toolkit"].prompts.worked, links: listMistakes(toolkit, MISTAKES) },
  };
}

/** From one live hour to the lines, the market, the courses and the free toolkit. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, metadata, statistics, delivery, written, lines, trackFacts, featured, answers } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing} floating={<ToolkitJump />}>
      <Hero copy={page.hero} lines={lines} />
      <StatisticsBoard statistics={statistics} />
      <LiveHour copy={page.session} delivery={delivery} written={written} />
      <Tracks copy={page.tracks} lines={lines} facts={trackFacts} />
      <FeaturedCourses copy={page.featured} courses={featured} />
      <Market copy={page.market} />
      <Reasons copy={page.whyUs} />
      <Skills copy={page.skills} />
      <Industries copy={page.industries} />
      <ToolkitCta copy={page.toolkit} answers={answers} />
    </Page>
  );
}
