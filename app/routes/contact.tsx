import { ContactCards } from "#app/contact/contact-cards.tsx";
import { getContactFacts } from "#app/contact/contact-facts.ts";
import { ContactPanel } from "#app/contact/contact-panel.tsx";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { listNextGroups, NextGroups } from "#app/courses/next-groups.tsx";
import { faqPageJsonLd } from "#app/seo/json-ld.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { getPromiseNotes } from "#app/site/promises.server.ts";
import { Closing } from "#app/ui/closing.tsx";
import { FaqAccordion } from "#app/ui/faq-accordion.tsx";
import { FinePrints } from "#app/ui/fine-print.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/contact";

/** Contact cards, form copy, message store and questions. */
export function loader() {
  const { site, pages, faq, courses } = getSiteContent();
  const { meta, ...page } = pages.contact;
  return {
    page,
    faq,
    facts: getContactFacts(site, page.cards),
    groups: { title: pages.course.enrolment.groups, groups: listNextGroups(courses) },
    store: getStoreConfig(process.env),
    notes: getPromiseNotes(site, "/contact"),
    metadata: getWebPageMetadata(site, "/contact", meta, [faqPageJsonLd(site, "/contact", faq)]),
  };
}

/** The form beside the other ways to reach the academy, and six questions. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, faq, facts, groups, store, notes, metadata } = loaderData;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead}>
        <FinePrints notes={notes} />
      </PageTitle>
      <div className="page grid gap-x-16 gap-y-12 pb-20 lg:grid-cols-2">
        <ContactPanel copy={page} ways={facts.ways} store={store} />
        <ContactCards cards={page.cards} {...facts} />
      </div>
      <NextGroups {...groups} />
      <Section ground="bg-white" isSplit id="faq" title={page.faq.title} lead={page.faq.lead}>
        <FaqAccordion entries={faq} />
      </Section>
      <Closing {...page.closing} />
    </>
  );
}
