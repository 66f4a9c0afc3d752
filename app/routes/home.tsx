import { summarise } from "#app/courses/course.ts";
import { getFeaturedCourses } from "#app/courses/featured.ts";
import { getTrackLines } from "#app/courses/track-lines.server.ts";
import { FeaturedCourses, LiveHour, Tracks } from "#app/pages/home/course-sections.tsx";
import { Hero } from "#app/pages/home/hero.tsx";
import { Industries, Market, Reasons, Skills } from "#app/pages/home/reason-sections.tsx";
import { StatisticsBoard } from "#app/pages/home/statistics-board.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { ToolkitCta, ToolkitJump } from "#app/toolkit/toolkit-cta.tsx";
import { Closing } from "#app/ui/closing.tsx";
import type { Route } from "./+types/home";

/** The copy of the home page, the lines of the hero and the first courses. */
export function loader() {
  const { site, pages, courses } = getSiteContent();
  const { meta, ...page } = pages.home;
  return {
    page,
    statistics: site.statistics,
    delivery: site.delivery,
    lines: getTrackLines(pages["learning-paths"], courses),
    trackFacts: pages["learning-paths"].paths.map(({ facts }) => facts),
    featured: getFeaturedCourses(courses).map(summarise),
    metadata: getWebPageMetadata(site, "/", meta),
  };
}

/** From one live hour to the lines, the market, the courses and the free toolkit. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, statistics, delivery, lines, trackFacts, featured, metadata } = loaderData;
  return (
    <>
      <PageHead metadata={metadata} />
      <Hero copy={page.hero} lines={lines} />
      <StatisticsBoard statistics={statistics} />
      <LiveHour copy={page.session} delivery={delivery} />
      <Tracks copy={page.tracks} lines={lines} facts={trackFacts} />
      <FeaturedCourses copy={page.featured} courses={featured} />
      <Market copy={page.market} />
      <Reasons copy={page.whyUs} />
      <Skills copy={page.skills} />
      <Industries copy={page.industries} />
      <ToolkitCta copy={page.toolkit} />
      <Closing {...page.closing} />
      <ToolkitJump />
    </>
  );
}
