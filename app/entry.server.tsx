import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import ContactIsland from "#app/contact/contact.island.tsx";
import { getStoreConfig, getStoreSources } from "#app/contact/store-config.server.ts";
import { ContentError } from "#app/content/finding.ts";
import { DocumentContext, InlineScript } from "#app/document/document-context.tsx";
import type { RenderedPage } from "#app/document/finish-page.server.ts";
import { formatPolicy } from "#app/document/policy.server.ts";
import { RELOAD_SCRIPT } from "#app/document/reload-script.server.ts";
import { IslandContext } from "#app/islands/island.tsx";
import { nameIslands } from "#app/islands/name-islands.server.ts";
import { showsDrafts } from "#app/site/build-day.server.ts";
import islandScript from "./island-script.ts?inline-script";

const names = nameIslands(import.meta.glob<{ default: unknown }>("/app/**/*.island.tsx", { eager: true }));
const storeSources = getStoreSources(getStoreConfig());

/** Prints content errors without a stack trace: the message already has file and line. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error instanceof ContentError ? error.message : error);
};

/** Renders a page whole; a fault in any part of it fails the build. */
export function renderPage(request: Request, routerContext: EntryContext): RenderedPage {
  const islands = { names, used: new Set<string>(), script: <InlineScript text={islandScript} /> };
  const facts = {
    scripts: new Set<string>(),
    isPreview: showsDrafts(),
    reloadScript: import.meta.env.DEV ? RELOAD_SCRIPT : undefined,
  };
  const html = `<!DOCTYPE html>${renderToString(
    <DocumentContext value={facts}>
      <IslandContext value={islands}>
        <ServerRouter context={routerContext} url={request.url} />
      </IslandContext>
    </DocumentContext>,
  )}`;
  const sources = islands.used.has(names.get(ContactIsland) ?? "") ? storeSources : {};
  return { html, policy: formatPolicy([...facts.scripts], sources) };
}

/** Answers with a page, in development. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(renderPage(request, routerContext).html, { status, headers });
}
