import { listSessionLinks } from "#app/courses/session-collection.server.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { ActionLinks } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";
import { Company, Differentiators, Philosophy } from "./about-sections.tsx";
import { AllSessions } from "./all-sessions.tsx";
import { CertificateSpecimen } from "./certificate-specimen.tsx";
import { Mission } from "./mission.tsx";
import { ReviewSample } from "./review-sample.tsx";
import { getAllSessions } from "./session-rows.ts";
import { getShownSample } from "./shown-sample.server.ts";

/** Mission, differentiators, teaching philosophy and the parent company. */
export function loader() {
  const { page: copy, metadata, site, pages, courses, entries } = getPageContent("/about");
  const { sessions, sessionsByTrack, ...page } = copy;
  return {
    page,
    metadata,
    parentUrl: site.parent.url,
    sample: { academy: site.identity.name, ...getShownSample(pages.sample, courses) },
    written: listSessionLinks(entries.sessions, courses),
    all: getAllSessions(courses, { sessions, sessionsByTrack }),
  };
}

/** The academy's point of view. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { page, metadata, parentUrl, sample, written, all } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        <ActionLinks primary={page.primary} secondary={page.secondary} />
      </PageTitle>
      <AllSessions {...all} />
      <ReviewSample review={sample.review} />
      <Mission {...page.mission} />
      <Philosophy copy={page.philosophy} written={written} />
      <CertificateSpecimen copy={sample.certificate} academy={sample.academy} projects={sample.projects} />
      <Differentiators copy={page.differentiators} />
      <Company copy={page.company} url={parentUrl} />
    </Page>
  );
}
