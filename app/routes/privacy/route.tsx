import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";
import { PrivacySection } from "./privacy-section.tsx";

/** What the site stores. */
export function loader() {
  const {
    page: { unknown: _, ...page },
    metadata,
    site,
  } = getPageContent("/privacy");
  return { page, metadata, email: site.identity.email };
}

/** One question a section, and the mailbox for everything else. */
export default function Privacy({ loaderData: { page, email, metadata } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata}>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page pb-20">
        {page.sections.map((section) => (
          <PrivacySection key={section.title} {...section} />
        ))}
        <p className="border-ink border-t-2 pt-6 font-bold text-h4">
          {page.contact}{" "}
          <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center break-all">
            {email}
          </a>
        </p>
      </div>
    </Page>
  );
}
