import { AllSessions } from "#app/pages/about/all-sessions.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { ExternalButtonLink } from "#app/ui/button-link.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Route } from "./+types/about";

/** Mission, differentiators, teaching philosophy and the parent company. */
export function loader() {
  const { site, pages, courses } = getSiteContent();
  const { meta, ...page } = pages.about;
  return {
    page,
    parent: site.parent,
    courses: courses.map(({ slug, sessions, level, track }) => ({ slug, sessions, level, track })),
    metadata: getWebPageMetadata(site, "/about", meta),
  };
}

/** The academy's point of view. */
export default function About({ loaderData: { page, parent, courses, metadata } }: Route.ComponentProps) {
  const { mission, differentiators, philosophy, company } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle
        title={page.title}
        lead={page.lead}
        aside={<AllSessions courses={courses} caption={page.sessions} />}
      />
      <section className="on-ink">
        <div className="page section grid gap-8 md:grid-cols-[1fr_2fr]">
          <h2 className="voice-wide text-h2">{mission.title}</h2>
          <div className="grid max-w-text gap-5 text-lead">
            {mission.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="page section">
        <SectionHeading title={philosophy.title} lead={philosophy.lead} />
        <ol className="mt-12 grid gap-y-10 [counter-reset:principle]">
          {philosophy.principles.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-2 border-ink border-t-2 pt-5 [counter-increment:principle] before:voice-data before:font-bold before:text-figure before:content-[counter(principle)] md:grid-cols-[4rem_1fr_2fr]"
            >
              <h3 className="voice-wide text-h3">{title}</h3>
              <p className="max-w-text">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="bg-white">
        <div className="page section grid gap-12 lg:grid-cols-[1fr_2fr]">
          <SectionHeading title={differentiators.title} lead={differentiators.lead} />
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {differentiators.items.map(({ title, text }) => (
              <li key={title}>
                <h3 className="font-bold text-h3">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section">
        <SectionHeading title={company.title} lead={company.text}>
          <p className="mt-6">
            <ExternalButtonLink href={parent.url} look="secondary">
              {company.link}
            </ExternalButtonLink>
          </p>
        </SectionHeading>
      </section>
      <Closing {...page.closing} />
    </>
  );
}
