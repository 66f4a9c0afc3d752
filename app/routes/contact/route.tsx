import type { ReactNode } from "react";
import { CONTACT_PATH, getChatLink } from "#app/academy/addresses.ts";
import ContactIsland from "#app/contact/contact.island.tsx";
import { listStored } from "#app/contact/contact-message.ts";
import { CONTACT_KEYS } from "#app/contact/contact-storage.ts";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import { ReplyWeek } from "#app/contact/reply-week.tsx";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { WaysToWrite } from "#app/contact/ways-to-write.tsx";
import { listUnstatedFacts } from "#app/courses/open-facts.server.ts";
import { InlineScript, type PageHandle } from "#app/document/document-context.tsx";
import { Island } from "#app/islands/island.tsx";
import { faqPageJsonLd } from "#app/seo/json-ld.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { ExternalLink } from "#app/ui/button-link.tsx";
import Faq from "#app/ui/faq.island.tsx";
import { FinePrints } from "#app/ui/fine-print.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/route";

/** Contact cards, form words, message store and questions. */
export function loader() {
  const content = getPageContent("contact", ({ site, shown }) => [
    faqPageJsonLd(site, CONTACT_PATH, shown.get(FAQ)),
  ]);
  const { page, metadata, promiseNotes, shown, site, courses } = content;
  const { email, chatApp, chatNumberShown } = site.identity;
  const form = fillWords(page.form, { stored: listStored() });
  return {
    page: { ...page, form },
    metadata,
    promiseNotes,
    faq: shown.get(FAQ),
    ways: {
      email,
      chat: { href: getChatLink(site.identity, site.chatGreeting), label: `${chatApp} ${chatNumberShown}` },
    },
    parentUrl: site.parent.url,
    unstated: listUnstatedFacts(site, courses, page.unstated.further),
    store: getStoreConfig(),
  };
}

/** The form writes messages, and a script stores what is typed. */
export const handle: PageHandle = { scripts: ["typed", "islands"], isWriting: true };

/** The form next to the other ways to reach the academy, and six questions. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, metadata, promiseNotes, faq, unstated, store } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        {store ? null : <p className="mt-3 max-w-text">{page.unavailable}</p>}
        <FinePrints notes={promiseNotes} />
      </PageTitle>
      <div
        className={`page grid gap-x-part pb-section lg:grid-cols-3 ${store ? "gap-y-12 noscript:lg:block" : ""}`}
      >
        <div className="lg:col-span-2">
          <ContactPanel {...loaderData} />
        </div>
        <ContactCards {...loaderData} />
      </div>
      <Section ground="bg-plate" isSplit id="faq" title={page.faq.title} lead={page.faq.lead}>
        <div>
          <Island component={Faq} props={{ entries: faq }} />
          <h3 className="mt-row font-bold text-h4">{page.unstated.title}</h3>
          <p className="mt-1 max-w-prose">
            {fillWords(page.unstated.text, { facts: new Intl.ListFormat("en-GB").format(unstated) })}
          </p>
        </div>
      </Section>
    </Page>
  );
}

/** The form, or the confirmation instead of it; email and chat where there is no message store, or no script. */
function ContactPanel(data: Route.ComponentProps["loaderData"]) {
  const { page, ways, store } = data;
  if (!store)
    return (
      <ul className={CARDS}>
        <WrittenWays {...data} />
        <Location {...data} />
      </ul>
    );
  const props = { form: page.form, received: page.received, ways, store };
  return (
    <div>
      <InlineScript name="typed" />
      <Island component={ContactIsland} props={props} eagerFor={CONTACT_KEYS} />
      <div data-instead="" className="hidden [[data-failed]+&]:block in-data-[contact=received]:hidden!">
        <WaysToWrite text={page.scriptsFailed} ways={ways} carriesForm />
      </div>
      <div data-without-script="" data-instead="" className="in-data-[scripts]:hidden">
        <WaysToWrite text={page.noScript} ways={ways} />
      </div>
    </div>
  );
}

const CARDS = "border-ink border-t-2";

/** The four ways and facts next to the form. Where there is no form, email and chat are there instead. */
function ContactCards(data: Route.ComponentProps["loaderData"]) {
  const { cards } = data.page;
  return (
    <ul
      className={`self-start ${data.store ? `${CARDS} gap-x-part noscript:sm:grid noscript:sm:grid-cols-2 noscript:lg:mt-12` : "lg:border-ink lg:border-t-2"}`}
    >
      {data.store ? <WrittenWays {...data} /> : null}
      <Card {...cards.response} drawing={<ReplyWeek {...cards.response.hours} />} />
      {data.store ? <Location {...data} /> : null}
    </ul>
  );
}

const Location = ({ page: { cards }, parentUrl }: Route.ComponentProps["loaderData"]) => (
  <Card {...cards.location}>
    <ExternalLink href={parentUrl} className={LINK}>
      {cards.location.link}
    </ExternalLink>
  </Card>
);

/** Email and chat, large where there is no form. */
function WrittenWays({ page: { cards }, ways: { email, chat }, store }: Route.ComponentProps["loaderData"]) {
  const size = store ? "" : " voice-data font-bold text-question";
  return (
    <>
      <Card {...cards.email}>
        <a href={`mailto:${email}`} className={`${LINK}${size}`}>
          {email}
        </a>
      </Card>
      <Card {...cards.chat}>
        <span className={`voice-data block font-bold ${store ? "text-h3" : "text-question"}`}>
          {chat.label}
        </span>
        <ExternalLink href={chat.href} className={LINK}>
          {cards.chat.link}
        </ExternalLink>
      </Card>
    </>
  );
}

function Card({ title, text, children, drawing }: CardProps) {
  return (
    <li className="border-rule border-b py-5">
      <h2 className="font-bold text-h4">{title}</h2>
      <p className="mt-1 text-balance">{text}</p>
      {children ? <p className="mt-1">{children}</p> : null}
      {drawing}
    </li>
  );
}

type CardProps = { title: string; text: string; children?: ReactNode; drawing?: ReactNode };

const LINK = "text-link inline-flex min-h-11 items-center break-all";
