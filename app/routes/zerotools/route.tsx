import { getChatLink } from "#app/content/addresses.ts";
import { Stop } from "#app/drawing/stop.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { ExternalButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";

/** The tools of the sister company's platform. */
export function loader() {
  const { page, metadata, site } = getPageContent("/zerotools");
  return { page, metadata, toolsUrl: site.tools.url, chat: getChatLink(site.identity, site.chatGreeting) };
}

/** Four tools, each with what it does, before and after. */
export default function Tools({ loaderData: { page, toolsUrl, chat, metadata } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata}>
      <PageTitle
        title={page.title}
        lead={page.lead}
        aside={<ToolStops titles={page.tools.map(({ title }) => title)} />}
      >
        <p className="mt-part">
          <ExternalButtonLink href={toolsUrl}>{page.closing.open}</ExternalButtonLink>
        </p>
      </PageTitle>
      <ToolList tools={page.tools} labels={page.labels} />
      <Platform relation={page.relation} closing={page.closing} toolsUrl={toolsUrl} chat={chat} />
    </Page>
  );
}

type Copy = Route.ComponentProps["loaderData"]["page"];

const getToolId = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

/** The tools as stops of a line, each a link to its section; left out on small screens, where the sections follow at once. */
function ToolStops({ titles }: { titles: string[] }) {
  return (
    <nav aria-label="Tools on this page" className="hidden lg:block print:hidden">
      <ol>
        {titles.map((title) => (
          <Stop key={title} rail="before:bg-brand-500">
            <a
              href={`#${getToolId(title)}`}
              className="inline-flex min-h-9 items-center font-bold text-h4 underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </Stop>
        ))}
      </ol>
    </nav>
  );
}

/** The tools, each with its features and an example before and after. */
function ToolList({ tools, labels }: Pick<Copy, "tools" | "labels">) {
  return (
    <div className="border-ink border-t-2 bg-tint">
      <ul className="page">
        {tools.map(({ title, text, features, example }) => (
          <li
            key={title}
            id={getToolId(title)}
            className="grid gap-x-16 gap-y-5 border-ink border-b-2 py-8 lg:grid-cols-[2fr_3fr] lg:py-14"
          >
            <div>
              <h2 className="voice-wide text-h2">{title}</h2>
              <p className="mt-3 max-w-text text-lead">{text}</p>
              <ul className="mt-4 grid list-disc gap-1.5 pl-5 marker:text-brand-600">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <BeforeAfter labels={labels} example={example} />
          </li>
        ))}
      </ul>
      <p className="page py-5 text-data">{labels.note}</p>
    </div>
  );
}

type BeforeAfterProps = Pick<Copy, "labels"> & { example: Copy["tools"][number]["example"] };

/** What goes into a tool and what comes out: loose ends on the left, a line with a stop for each part on the right. */
function BeforeAfter({ labels, example }: BeforeAfterProps) {
  return (
    <div className="grid gap-2 self-start sm:grid-cols-[2fr_3.5rem_3fr] sm:gap-x-6">
      <div>
        <p className="voice-data font-bold text-h4">{labels.before}</p>
        <ul className="mt-2 grid gap-2 sm:mt-3">
          {example.before.map((line) => (
            <li key={line} className="border-3 border-field border-dashed bg-white px-4 py-2">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <Arrow />
      <div>
        <p className="voice-data font-bold text-h4">{labels.after}</p>
        <ol className="mt-2 sm:mt-3">
          {example.after.map(({ name, text }) => (
            <li
              key={name}
              className="relative pb-3 pl-12 sm:pb-4 before:absolute before:top-4 before:-bottom-3 before:left-2.5 before:border-brand-500 before:border-l-12 last:pb-0 last:before:hidden"
            >
              <span
                className="absolute top-0 left-0 size-8 rounded-full border-4 border-ink bg-white"
                aria-hidden="true"
              />
              <b className="block text-h4">{name}</b>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Points right, or down where the two are stacked. */
function Arrow() {
  return (
    <svg
      viewBox="0 0 56 40"
      className="w-14 fill-ink max-sm:ml-2 max-sm:h-8 max-sm:w-7 max-sm:rotate-90 sm:mt-10"
      aria-hidden="true"
    >
      <path d="M0 14h30V2l26 18-26 18V26H0z" />
    </svg>
  );
}

type PlatformProps = Pick<Copy, "relation" | "closing"> & { toolsUrl: string; chat: string };

/** How the tools relate to the academy, and the ways to open and to ask about them. */
function Platform({ relation, closing, toolsUrl, chat }: PlatformProps) {
  return (
    <section className="on-ink border-ink-rule border-b">
      <div className="page section grid gap-part md:grid-cols-2">
        <div>
          <h2 className="voice-wide text-h3">{relation.title}</h2>
          <p className="mt-4">{relation.text}</p>
        </div>
        <div>
          <h2 className="voice-wide text-h3">{closing.title}</h2>
          <p className="mt-4">{closing.text}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <ExternalButtonLink href={toolsUrl} look="signal">
              {closing.open}
            </ExternalButtonLink>
            <ExternalButtonLink href={chat} look="quiet">
              {closing.chat}
            </ExternalButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
