import { TRACKS } from "#app/academy/tracks.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { CourseCard } from "#app/courses/catalogue/course-card.tsx";
import { getTrackFacts, getTrackLines } from "#app/courses/catalogue/learning-paths.server.ts";
import { getFeaturedCourses, getWallRuns } from "#app/courses/course.ts";
import { getEntryLink } from "#app/courses/entries/entry-link.ts";
import { findHour } from "#app/courses/entries/moments.server.ts";
import { listWrittenSessions } from "#app/courses/entries/session-collection.server.ts";
import { MarketFigures } from "#app/courses/market/market-figures.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/route";
import {
  DeliveryFacts,
  Hero,
  HourBand,
  SkillGroups,
  StatisticsBoard,
  ToolkitCta,
  ToolkitJump,
  TrackCards,
  WallClosing,
} from "./sections.tsx";

/** The copy of the home page, the lines of the hero and the first courses. */
export function loader() {
  const { page, metadata, site, pages, courses, coursesBySlug, entries } = getPageContent("home");
  const written = listWrittenSessions(entries.sessions, coursesBySlug);
  const hour = findHour(written);
  return {
    page,
    metadata,
    statistics: site.statistics,
    delivery: site.delivery,
    hour: hour && {
      ...{ moments: hour.moments, path: hour.session.path, track: hour.session.course.track },
      copy: fillCopy(page.session, { title: hour.session.course.title }),
      others: TRACKS.flatMap(
        (track) =>
          written.find((session) => session !== hour.session && session.course.track === track) ?? [],
      ).map(getEntryLink),
    },
    lines: getTrackLines(pages["learning-paths"], courses),
    trackFacts: getTrackFacts(pages["learning-paths"]),
    featured: getFeaturedCourses(courses),
    runs: getWallRuns(courses),
  };
}

/** The map of the tracks, one live hour, the market, the courses, and the wall of all sessions. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, metadata, featured } = loaderData;
  const { tracks, market, whyUs, skills, industries } = page;
  return (
    <Page metadata={metadata}>
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr]">
        <Hero {...loaderData} />
        <StatisticsBoard {...loaderData} />
      </div>
      <Section ground="bg-white" title={tracks.title} lead={tracks.lead}>
        <TrackCards {...loaderData} />
      </Section>
      <HourBand {...loaderData} />
      <Section title={page.featured.title} lead={page.featured.lead}>
        <ul className="mt-part grid gap-2.5 sm:grid-cols-2 sm:gap-8 lg:grid-cols-3">
          {featured.map((course) => (
            <CourseCard key={course.slug} course={course} />
          ))}
        </ul>
        <DeliveryFacts {...loaderData} />
      </Section>
      <Section ground="on-ink" title={market.title} lead={market.lead}>
        <div className="mt-part">
          <MarketFigures facts={market.facts} isBrief />
        </div>
      </Section>
      <Section title={whyUs.title}>
        <TitledList
          items={whyUs.cards}
          isWide
          className="mt-part"
          itemClassName="split items-baseline border-rule border-t py-2.5 sm:py-5"
        />
      </Section>
      <Section ground="bg-tint" title={skills.title} lead={skills.lead}>
        <SkillGroups {...loaderData} />
      </Section>
      <Section title={industries.title}>
        <TitledList
          items={industries.cards}
          className="mt-part grid gap-x-8 gap-y-row sm:grid-cols-2 lg:grid-cols-3"
        />
      </Section>
      <ToolkitCta {...loaderData} />
      <WallClosing {...loaderData} />
      <ToolkitJump />
    </Page>
  );
}
