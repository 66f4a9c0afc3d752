import { findHour } from "#app/courses/articles/moments.server.ts";
import { listWrittenSessions } from "#app/courses/articles/session-collection.server.ts";
import { CourseCard } from "#app/courses/catalogue/course-card.tsx";
import { getFeaturedCourses, getWallRows } from "#app/courses/course.ts";
import { MarketFigures } from "#app/courses/market/market-figures.tsx";
import { getTrackFacts, getTrackLines } from "#app/courses/paths/learning-paths.server.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/route";
import { getRail } from "./rail.ts";
import { Run, SessionLabel } from "./run.tsx";
import {
  Hero,
  HourBand,
  Promises,
  Statistics,
  ToolkitCta,
  ToolkitJump,
  TrackCards,
  WallClosing,
  WhatYouBuild,
} from "./sections.tsx";

/** The words of the home page, the lines of the hero and the first courses. */
export function loader() {
  const { page, metadata, site, pages, courses, coursesBySlug, articles } = getPageContent("home");
  const written = listWrittenSessions(articles.sessions, coursesBySlug);
  const hour = findHour(written);
  const course = page.rail.course === undefined ? undefined : coursesBySlug.get(page.rail.course);
  return {
    page,
    metadata,
    statistics: site.statistics,
    delivery: site.delivery,
    hour: hour && {
      moments: hour.moments,
      path: hour.session.path,
      track: hour.session.course.track,
      words: fillWords(page.session, { title: hour.session.course.title }),
    },
    rail: getRail(course, page.rail.starts, (section) => section !== "session" || hour !== undefined),
    caption: course ? fillWords(page.rail.caption, { title: course.title }) : undefined,
    comments: pages.sample.review.comments.map(({ line, short }) => ({
      line,
      short,
      code: pages.sample.review.before[line - 1]?.trim(),
    })),
    lines: getTrackLines(pages["learning-paths"], courses),
    trackFacts: getTrackFacts(pages["learning-paths"]),
    featured: getFeaturedCourses(courses),
    rows: getWallRows(courses),
  };
}

/** The map of the tracks; the sections along the rail; the wall of all sessions. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, metadata, featured, rail, caption } = loaderData;
  const { tracks, market } = page;
  return (
    <Page metadata={metadata}>
      <div className="md:max-lg:grid md:max-lg:grid-cols-[4fr_5fr] md:max-lg:grid-rows-[auto_auto_1fr]">
        <Hero {...loaderData} />
        <Statistics {...loaderData} />
      </div>
      {/* The button floats within this element only, so it never covers the first screen. */}
      <div className="relative">
        <Run run={rail.tracks}>
          <Section
            ground="bg-plate"
            before={<SessionLabel run={rail.tracks} caption={caption} />}
            title={tracks.title}
          >
            <TrackCards {...loaderData} />
          </Section>
        </Run>
        <HourBand {...loaderData} />
        <Run run={rail.featured}>
          <Section before={<SessionLabel run={rail.featured} />} title={page.featured.title}>
            <ul className="mt-part grid gap-2.5 sm:grid-cols-2 sm:gap-8 lg:grid-cols-3">
              {featured.map((course) => (
                <CourseCard key={course.slug} course={course} />
              ))}
            </ul>
          </Section>
        </Run>
        <Promises {...loaderData} />
        <WhatYouBuild {...loaderData} />
        <Run run={rail.toolkit}>
          <ToolkitCta {...loaderData} />
        </Run>
        <Run run={rail.market}>
          <Section ground="bg-plate" before={<SessionLabel run={rail.market} />} title={market.title}>
            <div className="mt-part">
              <MarketFigures facts={market.facts} />
            </div>
          </Section>
        </Run>
        <WallClosing {...loaderData} />
        <ToolkitJump />
      </div>
    </Page>
  );
}
