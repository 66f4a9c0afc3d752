import { Company, Differentiators, Philosophy } from "#app/pages/about/about-sections.tsx";
import { AllSessions } from "#app/pages/about/all-sessions.tsx";
import { CertificateSpecimen } from "#app/pages/about/certificate-specimen.tsx";
import { Mission } from "#app/pages/about/mission.tsx";
import { ReviewSample } from "#app/pages/about/review-sample.tsx";
import { getSessionRows, MOST_COURSES } from "#app/pages/about/session-rows.ts";
import { getShownSample } from "#app/pages/about/shown-sample.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { ActionLinks } from "#app/ui/button-link.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/about";

/** Mission, differentiators, teaching philosophy and the parent company. */
export function loader() {
  const { site, pages, courses } = getSiteContent();
  const { meta, sessions, sessionsByTrack, ...page } = pages.about;
  return {
    page,
    parentUrl: site.parent.url,
    sample: { academy: site.identity.name, ...getShownSample(pages.sample, courses) },
    all: {
      rows: getSessionRows(courses),
      caption: courses.length > MOST_COURSES ? sessionsByTrack : sessions,
    },
    metadata: getWebPageMetadata(site, "/about", meta),
  };
}

/** The academy's point of view. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { page, parentUrl, sample, all, metadata } = loaderData;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead}>
        <ActionLinks primary={page.primary} secondary={page.secondary} />
      </PageTitle>
      <AllSessions {...all} />
      <Mission {...page.mission} />
      <Philosophy copy={page.philosophy} />
      <ReviewSample review={sample.review} />
      <CertificateSpecimen copy={sample.certificate} academy={sample.academy} projects={sample.projects} />
      <Differentiators copy={page.differentiators} />
      <Company copy={page.company} url={parentUrl} />
      <Closing {...page.closing} />
    </>
  );
}
