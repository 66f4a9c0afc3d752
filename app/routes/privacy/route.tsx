import { fillCopy } from "#app/content/fill-copy.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Statement } from "#app/ui/statement.tsx";
import type { Route } from "./+types/route";
import { OWNERS_SENTENCES } from "./copy.server.ts";

/** What the site stores. A sentence that the owner has not written is left out. */
export function loader() {
  const { page, metadata, site } = getPageContent("/privacy");
  const sentences = OWNERS_SENTENCES.map((name) => [name, site.privacy[name] ?? ""]);
  const { keptFor } = page.unknown;
  const copy = fillCopy(page, { ...Object.fromEntries(sentences), keptFor: site.privacy.keptFor ?? keptFor });
  const sections = copy.sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((text) => text !== "") }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  return { page: copy, sections, metadata, email: site.identity.email };
}

/** One question a section, and the mailbox for everything else. */
export default function Privacy({ loaderData: { page, sections, email, metadata } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata}>
      <PageTitle title={page.title} lead={page.lead} />
      <Statement sections={sections} contact={page.contact} email={email} />
    </Page>
  );
}
