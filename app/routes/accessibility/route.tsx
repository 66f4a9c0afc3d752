import { StatementPage } from "#app/shell/statement-page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import type { Route } from "./+types/route";

/** Who can use the site, how that is tested, and what is known not to work. */
export function loader() {
  const { page, metadata, site } = getPageContent("accessibility");
  return { page, metadata, email: site.identity.email };
}

/** The statement on accessibility. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <StatementPage {...loaderData} />;
}
