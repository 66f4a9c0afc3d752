import { OWNERS_SENTENCES } from "#app/academy/site-schema.server.ts";
import { listStored } from "#app/contact/contact-message.ts";
import { StatementPage } from "#app/shell/statement-page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { fillWords } from "#app/text/fill-words.ts";
import type { Route } from "./+types/route";

/** What the site stores. A sentence that the owner has not written is left out. */
export function loader() {
  const { page, metadata, site } = getPageContent("privacy");
  const sentences = OWNERS_SENTENCES.map((name) => [name, site.privacy[name] ?? ""]);
  const { keptFor } = page.unknown;
  const words = fillWords(page, {
    ...Object.fromEntries(sentences),
    keptFor: site.privacy.keptFor ?? keptFor,
    stored: listStored(),
  });
  const sections = words.sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((text) => text !== "") }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  return { page: { ...words, sections }, metadata, email: site.identity.email };
}

/** The statement on privacy. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <StatementPage {...loaderData} />;
}
