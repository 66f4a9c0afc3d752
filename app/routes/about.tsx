import { AllSessions } from "#app/pages/about/all-sessions.tsx";
import { CertificateSpecimen } from "#app/pages/about/certificate-specimen.tsx";
import { Mission } from "#app/pages/about/mission.tsx";
import { Principles } from "#app/pages/about/principles.tsx";
import { ReviewSample } from "#app/pages/about/review-sample.tsx";
import { getSessionRows, MOST_COURSES } from "#app/pages/about/session-rows.ts";
import { getShownSample } from "#app/pages/about/shown-sample.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { ActionLinks, ExternalButtonLink } from "#app/ui/button-link.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/about";

/** Mission, differentiators, teaching philosophy and the parent company. */
export function loader() {
  const { site, pages, courses } = getSiteContent();
  const { meta, ...page } = pages.about;
  return {
    page,
    parent: site.parent,
    academy: site.identity.name,
    sample: getShownSample(pages.sample, courses),
    rows: getSessionRows(courses),
    caption: courses.length > MOST_COURSES ? page.sessionsByTrack : page.sessions,
    metadata: getWebPageMetadata(site, "/about", meta),
  };
}

/** The academy's point of view. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { page, parent, academy, sample, rows, caption, metadata } = loaderData;
  const { mission, differentiators, philosophy, company } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead}>
        <ActionLinks primary={page.primary} secondary={page.secondary} />
      </PageTitle>
      <AllSessions rows={rows} caption={caption} />
      <Mission {...mission} />
      <Section title={philosophy.title} lead={philosophy.lead}>
        <Principles principles={philosophy.principles} />
      </Section>
      <ReviewSample review={sample.review} />
      <CertificateSpecimen copy={sample.certificate} academy={academy} projects={sample.projects} />
      <Section ground="bg-white" isSplit title={differentiators.title} lead={differentiators.lead}>
        <TitledList items={differentiators.items} className="grid gap-x-10 gap-y-8 sm:grid-cols-2" />
      </Section>
      <Section
        title={company.title}
        lead={company.text}
        note={
          <p className="mt-6">
            <ExternalButtonLink href={parent.url} look="secondary">
              {company.link}
            </ExternalButtonLink>
          </p>
        }
      />
      <Closing {...page.closing} />
    </>
  );
}
