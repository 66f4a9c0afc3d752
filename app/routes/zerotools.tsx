import { getChatLink } from "#app/content/site-links.ts";
import { Stop } from "#app/drawing/stop.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { ExternalButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/zerotools";

/** The tools of the sister company's platform. */
export function loader() {
  const { site, pages } = getSiteContent();
  const { meta, ...page } = pages.tools;
  return {
    page,
    toolsUrl: site.tools.url,
    chat: getChatLink(site, site.chatGreeting),
    metadata: getWebPageMetadata(site, "/zerotools", meta),
  };
}

/** Four tools, each with what it does. */
export default function ZeroTools({ loaderData: { page, toolsUrl, chat, metadata } }: Route.ComponentProps) {
  const { relation, closing } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle
        title={page.title}
        lead={page.lead}
        aside={<ToolStops titles={page.tools.map(({ title }) => title)} />}
      >
        <p className="mt-8">
          <ExternalButtonLink href={toolsUrl}>{closing.open}</ExternalButtonLink>
        </p>
      </PageTitle>
      <ul>
        {page.tools.map(({ title, text, features }) => (
          <li key={title} id={getToolId(title)} className="border-ink border-t-2 odd:bg-white">
            <div className="page grid gap-x-12 gap-y-5 py-12 lg:grid-cols-2">
              <div>
                <h2 className="voice-wide text-h2">{title}</h2>
                <p className="mt-4 max-w-text text-lead text-muted">{text}</p>
              </div>
              <ul className="grid gap-3 self-end">
                {features.map((feature) => (
                  <li
                    key={feature}
                    className="relative border-rule border-b pb-3 pl-7 before:absolute before:top-[0.5em] before:left-0 before:size-3 before:rounded-full before:bg-brand-500"
                  >
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <section className="on-ink border-ink-rule border-b">
        <div className="page section grid gap-12 md:grid-cols-2">
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
    </>
  );
}

const getToolId = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

/** The tools as stops of a line, each leading to its section; on a small screen those follow at once. */
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
