import { Fragment } from "react";
import { getChatLink } from "#app/academy/addresses.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { ExternalButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";

/** The tools of the sister company's platform. */
export function loader() {
  const { page, metadata, site } = getPageContent("tools");
  return { page, metadata, toolsUrl: site.tools.url, chat: getChatLink(site.identity, site.chatGreeting) };
}

/** A prompt before and after, then the four tools. */
export default function Tools({ loaderData: { page, toolsUrl, chat, metadata } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata}>
      <PageTitle
        title={page.title}
        lead={page.lead}
        aside={<ExternalButtonLink href={toolsUrl}>{page.closing.open}</ExternalButtonLink>}
      />
      <PromptBand tool={page.tools[0]?.title} prompt={page.prompt} />
      <ToolList tools={page.tools} note={page.note} />
      <Platform relation={page.relation} closing={page.closing} toolsUrl={toolsUrl} chat={chat} />
    </Page>
  );
}

type Words = Route.ComponentProps["loaderData"]["page"];

/** A prompt before and after under the name of its tool, as the largest text of the page; what was added is marked. */
function PromptBand({
  tool,
  prompt: { before, after },
}: Pick<Words, "prompt"> & { tool: string | undefined }) {
  return (
    <section className="on-ink" aria-label="A prompt before and after">
      <div className="page section">
        <p className="mb-row font-bold text-h4">{tool}</p>
        <dl className="grid gap-2">
          <dt className="voice-data text-ink-muted text-h4">Before</dt>
          <dd className="voice-wide mb-part text-display text-ink-muted">{before}</dd>
          <dt className="voice-data text-ink-muted text-h4">After</dt>
          <dd className="voice-wide text-display leading-tight">
            {after.map(({ text, isAdded }) => (
              <Fragment key={text}>{isAdded ? <Added>{text}</Added> : text} </Fragment>
            ))}
          </dd>
        </dl>
      </div>
    </section>
  );
}

/** Words that a tool adds. */
const Added = ({ children }: { children: string }) => (
  <mark className="-mx-[0.1em] bg-marigold box-decoration-clone px-[0.1em] text-ink">{children}</mark>
);

/** The tools, each with its features and, but for that of the band, an example. */
function ToolList({ tools, note }: Pick<Words, "tools" | "note">) {
  return (
    <div className="page section">
      <ul className="border-ink border-b-2">
        {tools.map(({ title, text, features, example }) => (
          <li key={title} className="split gap-y-5 border-ink border-t-2 pt-4 pb-8 lg:pt-6 lg:pb-14">
            <div>
              <h2 className="voice-wide text-h2">{title}</h2>
              <p className="mt-3 max-w-text text-lead">{text}</p>
            </div>
            <div className="grid content-start gap-row">
              <ul className="grid list-disc gap-x-part gap-y-1.5 pl-5 sm:grid-cols-2 lg:pl-0">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              {example ? <Example {...example} /> : null}
            </div>
          </li>
        ))}
      </ul>
      <p className="pt-4 text-data">{note}</p>
    </div>
  );
}

/** What goes into a tool, and the named parts of what comes out. */
const Example = ({ before, after }: NonNullable<Words["tools"][number]["example"]>) => (
  <div className="grid gap-x-part gap-y-4 border-rule border-t pt-4 sm:grid-cols-2">
    <div>
      <p className="voice-data text-muted">Before</p>
      <ul className="mt-1 grid gap-1.5 text-h4 text-muted">
        {before.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
    <div>
      <p className="voice-data text-muted">After</p>
      <dl className="mt-1 grid gap-1.5 text-h4">
        {after.map(({ name, text }) => (
          <div key={name} className="text-pretty">
            <dt className="mr-1 inline font-bold">
              <Added>{name}</Added>
            </dt>{" "}
            <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </div>
);

type PlatformProps = Pick<Words, "relation" | "closing"> & { toolsUrl: string; chat: string };

/** How the tools relate to the academy, and the ways to open and to ask about them. */
function Platform({ relation, closing, toolsUrl, chat }: PlatformProps) {
  return (
    <section className="on-ink border-ink-rule border-b">
      <div className="page section split gap-y-part">
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
              Get in Touch
            </ExternalButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
