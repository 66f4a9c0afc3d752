import { summarise } from "#app/courses/course.ts";
import { CourseCard } from "#app/courses/course-card.tsx";
import { getFeaturedCourses } from "#app/courses/featured.ts";
import { MarketFigures } from "#app/courses/market-figures.tsx";
import { HeroLines } from "#app/drawing/hero-lines.tsx";
import { DeliveryStrip } from "#app/pages/home/delivery-strip.tsx";
import { getHeroLines } from "#app/pages/home/hero-line-data.ts";
import { StationBoard } from "#app/pages/home/statistics-board.tsx";
import { TrackCards } from "#app/pages/home/track-cards.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { ToolkitCta, ToolkitJump } from "#app/toolkit/toolkit-cta.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Route } from "./+types/home";

/** The copy of the home page, the lines of the hero and the first courses. */
export function loader() {
  const { site, pages, courses } = getSiteContent();
  const { meta, ...page } = pages.home;
  return {
    page,
    statistics: site.statistics,
    delivery: site.delivery,
    lines: getHeroLines(pages["learning-paths"], courses),
    featured: getFeaturedCourses(courses).map(summarise),
    metadata: getWebPageMetadata(site, "/", meta),
  };
}

/** From one live hour to the lines, the market, the courses and the free toolkit. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, statistics, delivery, lines, featured, metadata } = loaderData;
  const { hero, session, market, whyUs, tracks, skills, industries, closing } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <section className="page pt-12 pb-16 md:pt-16">
        <h1 className="voice-wide max-w-[17ch] text-display">{hero.title}</h1>
        <p className="mt-6 max-w-[38rem] text-lead">{hero.lead}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
          <ButtonLink href={hero.secondary.href} look="secondary">
            {hero.secondary.label}
          </ButtonLink>
        </p>
        <div className="mt-14">
          <HeroLines lines={lines} />
        </div>
      </section>
      <StationBoard statistics={statistics} />
      <section className="page section">
        <SectionHeading title={session.title} lead={session.lead} />
        <ol className="mt-10 grid gap-x-8 gap-y-8 border-ink border-t-2 pt-6 sm:grid-cols-2 lg:grid-cols-4">
          {session.steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-bold text-h3">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <DeliveryStrip delivery={delivery} />
      </section>
      <section className="bg-white">
        <div className="page section">
          <SectionHeading title={tracks.title} lead={tracks.lead} />
          <TrackCards cards={tracks.cards} />
        </div>
      </section>
      <section className="page section">
        <SectionHeading title={page.featured.title} lead={page.featured.lead} />
        <ul className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {featured.map((course) => (
            <CourseCard key={course.slug} course={course} label="Learn More" />
          ))}
        </ul>
      </section>
      <section className="on-ink">
        <div className="page section">
          <SectionHeading title={market.title} lead={market.lead} />
          <div className="mt-10">
            <MarketFigures facts={market.facts} />
          </div>
        </div>
      </section>
      <section className="page section grid gap-12 lg:grid-cols-[1fr_2fr]">
        <SectionHeading title={whyUs.title} lead={whyUs.lead} />
        <ul>
          {whyUs.cards.map(({ title, text }) => (
            <li key={title} className="border-rule border-b py-5 first:pt-0">
              <h3 className="voice-wide text-h3">{title}</h3>
              <p className="mt-2 max-w-text">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-tint">
        <div className="page section">
          <SectionHeading title={skills.title} lead={skills.lead} />
          <div className="mt-10 grid gap-10 lg:grid-cols-3">
            {skills.groups.map(({ title, text, skills: names }) => (
              <div key={title} className="border-ink border-t-2 pt-4">
                <h3 className="voice-wide text-h3">{title}</h3>
                <p className="mt-2">{text}</p>
                <ul className="voice-data mt-4 flex flex-wrap gap-2">
                  {names.map((name) => (
                    <li key={name} className="bg-white px-2.5 py-1">
                      {name}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="page section">
        <SectionHeading title={industries.title} lead={industries.lead} />
        <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {industries.cards.map(({ title, text }) => (
            <li key={title} className="border-ink border-l-4 pl-5">
              <h3 className="font-bold text-h3">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <ToolkitCta copy={page.toolkit} />
      <Closing title={closing.title} text={closing.text} links={[closing.primary, closing.secondary]} />
      <ToolkitJump />
    </>
  );
}
