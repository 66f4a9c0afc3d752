import { ContactCards } from "#app/contact/contact-cards.tsx";
import { ContactPanel } from "#app/contact/contact-panel.tsx";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { getChatLink } from "#app/content/chat-link.ts";
import { parseReplyWindow } from "#app/content/reply-window.ts";
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
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Route } from "./+types/contact";

/** Contact cards, form copy, message store and questions. */
export function loader() {
  const { site, pages, faq, courses } = getSiteContent();
  const { meta, ...page } = pages.contact;
  const { email, chatNumberShown, chatApp } = site.identity;
  return {
    page,
    faq,
    email,
    chat: { href: getChatLink(site, site.chatGreeting), label: `${chatApp} ${chatNumberShown}` },
    parentUrl: site.parent.url,
    replyWindow: parseReplyWindow(page.cards.response.text),
    groups: { title: pages.course.enrolment.groups, groups: listNextGroups(courses) },
    store: getStoreConfig(process.env),
    notes: getPromiseNotes(site, "/contact"),
    metadata: getWebPageMetadata(site, "/contact", meta, [faqPageJsonLd(site, "/contact", faq)]),
  };
}

/** The form beside the other ways to reach the academy, and six questions. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, faq, email, chat, parentUrl, replyWindow, groups, store, notes, metadata } = loaderData;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead}>
        <FinePrints notes={notes} />
      </PageTitle>
      <div className="page grid gap-x-16 gap-y-12 pb-20 lg:grid-cols-2">
        <ContactPanel copy={page} ways={{ email, chat }} store={store} />
        <ContactCards
          cards={page.cards}
          email={email}
          chat={chat}
          parentUrl={parentUrl}
          replyWindow={replyWindow}
        />
      </div>
      <NextGroups {...groups} />
      <section className="bg-white" aria-labelledby="faq">
        <div className="page section grid gap-10 lg:grid-cols-[1fr_2fr]">
          <SectionHeading id="faq" title={page.faq.title} lead={page.faq.lead} />
          <FaqAccordion entries={faq} />
        </div>
      </section>
      <Closing {...page.closing} />
    </>
  );
}
