import { fillCopy } from "#app/content/fill-copy.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";

/** What the site stores. */
export function loader() {
  const { page, metadata, site } = getPageContent("/privacy");
  const { keptFor = page.unknown.keptFor, region = page.unknown.region } = site.privacy;
  return { page: fillCopy(page, { keptFor, region }), metadata, email: site.identity.email };
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

type Copy = Route.ComponentProps["loaderData"]["page"];

/** One question about what is stored, with its answer. */
function PrivacySection({ title, paragraphs, items, after }: Copy["sections"][number]) {
  return (
    <section className="grid gap-x-12 gap-y-3 border-rule border-t py-8 lg:grid-cols-[1fr_2fr] print:py-3">
      <h2 className="voice-wide text-h3">{title}</h2>
      <div className="grid max-w-text gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items ? (
          <ul className="grid list-[square] gap-2 pl-5 marker:text-brand-600">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
        {after ? <p>{after}</p> : null}
      </div>
    </section>
  );
}
