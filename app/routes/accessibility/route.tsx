import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Statement } from "#app/ui/statement.tsx";
import type { Route } from "./+types/route";

/** Who can use the site, how that is tested, and what is known not to work. */
export function loader() {
  const { page, metadata, site } = getPageContent("/accessibility");
  return { page, metadata, email: site.identity.email };
}

/** One question a section, and the mailbox for what does not work. */
export default function Accessibility({ loaderData: { page, email, metadata } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata}>
      <PageTitle title={page.title} lead={page.lead} />
      <Statement sections={page.sections} contact={page.contact} email={email} />
    </Page>
  );
}
