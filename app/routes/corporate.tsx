import { Process, Programmes, Reasons } from "#app/pages/corporate/corporate-sections.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { getPromiseNotes } from "#app/site/promises.server.ts";
import { ActionLinks } from "#app/ui/button-link.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/corporate";

/** Corporate training. */
export function loader() {
  const { site, pages } = getSiteContent();
  const { meta, ...page } = pages.corporate;
  return {
    page,
    notes: getPromiseNotes(site, "/corporate"),
    metadata: getWebPageMetadata(site, "/corporate", meta),
  };
}

/** The way to a first call, the four steps, programmes and reasons. */
export default function Corporate({ loaderData: { page, notes, metadata } }: Route.ComponentProps) {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead}>
        <ActionLinks primary={page.primary} secondary={page.secondary} />
      </PageTitle>
      <Process copy={page} />
      <Programmes copy={page.programmes} />
      <Reasons copy={page.reasons} notes={notes} />
      <Closing {...page.closing} />
    </>
  );
}
