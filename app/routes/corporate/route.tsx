import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { ActionLinks } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";
import { Process, Procurement, Programmes, Reasons } from "./corporate-sections.tsx";

/** Corporate training. */
export function loader() {
  const { page, metadata, notes } = getPageContent("/corporate");
  return { page, metadata, notes };
}

/** The way to a first call, the four steps, programmes, reasons and what a purchasing department asks. */
export default function Corporate({ loaderData: { page, notes, metadata } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        <ActionLinks primary={page.primary} secondary={page.secondary} />
      </PageTitle>
      <Process copy={page} />
      <Programmes copy={page.programmes} />
      <Reasons copy={page.reasons} notes={notes} />
      <Procurement copy={page.procurement} />
    </Page>
  );
}
