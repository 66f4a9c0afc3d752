import { ContactCards } from "#app/contact/contact-cards.tsx";
import { getContactFacts } from "#app/contact/contact-facts.ts";
import { ContactPanel } from "#app/contact/contact-panel.tsx";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { NextGroups } from "#app/courses/next-groups.tsx";
import { faqPageJsonLd } from "#app/seo/json-ld.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { FaqSection } from "#app/ui/faq-section.tsx";
import { FinePrints } from "#app/ui/fine-print.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";

/** Contact cards, form copy, message store and questions. */
export function loader() {
  const content = getPageContent("/contact", ({ site, faq }) => [faqPageJsonLd(site, "/contact", faq)]);
  const { page, metadata, notes, faq, site, pages, courses } = content;
  return {
    page,
    metadata,
    notes,
    faq,
    facts: getContactFacts(site, page.cards),
    groups: { title: pages.course.enrolment.groups, courses },
    store: getStoreConfig(process.env),
  };
}

/** The form beside the other ways to reach the academy, and six questions. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, metadata, notes, faq, facts, groups, store } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        <FinePrints notes={notes} />
      </PageTitle>
      <div className="page grid gap-x-16 gap-y-12 pb-20 lg:grid-cols-2">
        <ContactPanel copy={page} ways={facts.ways} store={store} />
        <ContactCards cards={page.cards} {...facts} />
      </div>
      <NextGroups {...groups} />
      <FaqSection {...page.faq} entries={faq} />
    </Page>
  );
}
