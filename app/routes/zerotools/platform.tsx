import { ExternalButtonLink } from "#app/ui/button-link.tsx";
import type { ToolsPage } from "./copy.server.ts";

type PlatformProps = Pick<ToolsPage, "relation" | "closing"> & { toolsUrl: string; chat: string };

/** How the tools relate to the academy, and the ways to open and to ask about them. */
export function Platform({ relation, closing, toolsUrl, chat }: PlatformProps) {
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
