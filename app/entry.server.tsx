import path from "node:path";
import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { getStoreConfig, getStoreSources } from "#app/contact/store-config.server.ts";
import { ContentError } from "#app/content/finding.ts";
import { readClientBuild } from "#app/document/client-build.server.ts";
import {
  DocumentContext,
  InlineScript,
  listScripts,
  type PageHandle,
} from "#app/document/document-context.tsx";
import { formatPolicy } from "#app/document/policy.server.ts";
import { IslandContext } from "#app/islands/island.tsx";
import { nameIslands } from "#app/islands/name-islands.server.ts";
import { showsDrafts } from "#app/site/build-day.server.ts";
import { SCRIPTS } from "./inline-scripts.server.ts";

const { DEV } = import.meta.env;

/** The islands, and the files of the client build, which is next to this one. */
const ISLANDS = {
  names: nameIslands(import.meta.glob<{ default: unknown }>("/app/**/*.island.tsx", { eager: true })),
  client: DEV ? undefined : readClientBuild(path.join(import.meta.dirname, "../client")),
  script: <InlineScript name="islands" />,
};

const getPolicy = (page: PageHandle) =>
  formatPolicy(
    listScripts(page).flatMap((name) => SCRIPTS[name] ?? []),
    page.isWriting ? getStoreSources(getStoreConfig()) : {},
  );

/** Prints content errors without a stack trace: the message already has file and line. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error instanceof ContentError ? error.message : error);
};

/** Renders a page whole; a fault in any part of it fails the build. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  const { hmr, entry } = routerContext.manifest;
  const values = {
    scripts: SCRIPTS,
    getPolicy: DEV ? undefined : getPolicy,
    modules: DEV ? [hmr?.runtime, entry.module] : [],
    isPreview: showsDrafts(),
  };
  const html = renderToString(
    <DocumentContext value={values}>
      <IslandContext value={{ ...ISLANDS, used: new Set<string>() }}>
        <ServerRouter context={routerContext} url={request.url} />
      </IslandContext>
    </DocumentContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
