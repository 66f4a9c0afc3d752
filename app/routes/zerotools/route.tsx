import { getChatLink } from "#app/content/chat-link.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { ExternalButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";
import { Platform } from "./platform.tsx";
import { ToolList, ToolStops } from "./tool-list.tsx";

/** The tools of the sister company's platform. */
export function loader() {
  const { page, metadata, site } = getPageContent("/zerotools");
  return { page, metadata, toolsUrl: site.tools.url, chat: getChatLink(site, site.chatGreeting) };
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
