import path from "node:path";
import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import draftScript from "#app/contact/draft-script.ts?inline-script";
import { getStoreConfig, getStoreSources } from "#app/contact/store-config.server.ts";
import { ContentError } from "#app/content/finding.ts";
import filterCoursesScript from "#app/courses/catalogue/filter-script.ts?inline-script";
import { readClientBuild } from "#app/document/client-build.server.ts";
import {
  DocumentContext,
  InlineScript,
  listScripts,
  type PageHandle,
  type ScriptName,
} from "#app/document/document-context.tsx";
import { formatPolicy } from "#app/document/policy.server.ts";
import { RELOAD_SCRIPT } from "#app/document/reload-script.server.ts";
import { IslandContext } from "#app/islands/island.tsx";
import { nameIslands } from "#app/islands/name-islands.server.ts";
import movedScript from "#app/routes/moved/moved-script.ts?inline-script";
import notFoundScript from "#app/routes/not-found/not-found-script.ts?inline-script";
import { SPECULATION_RULES } from "#app/shell/prefetch.ts";
import { showsDrafts } from "#app/site/build-day.server.ts";
import filterPromptsScript from "#app/toolkit/filter-script.ts?inline-script";
import movedDaysScript from "#app/toolkit/moved-days-script.ts?inline-script";
import tooltipScript from "#app/ui/tooltip-script.ts?inline-script";
import firstPaintScript from "./first-paint-script.ts?inline-script";
import islandScript from "./island-script.ts?inline-script";
import shellScript from "./shell-script.ts?inline-script";

const { DEV } = import.meta.env;

/** The islands, and the files of the client build, which is next to this one. */
const ISLANDS = {
  names: nameIslands(import.meta.glob<{ default: unknown }>("/app/**/*.island.tsx", { eager: true })),
  client: DEV ? undefined : readClientBuild(path.join(import.meta.dirname, "../client")),
  script: <InlineScript name="islands" />,
};

const SCRIPTS: Record<ScriptName, string | undefined> = {
  draft: draftScript,
  filterCourses: filterCoursesScript,
  filterPrompts: filterPromptsScript,
  firstPaint: firstPaintScript,
  islands: islandScript,
  moved: movedScript,
  movedDays: movedDaysScript,
  notFound: notFoundScript,
  reload: DEV ? RELOAD_SCRIPT : undefined,
  shell: shellScript,
  speculationRules: JSON.stringify(SPECULATION_RULES),
  tooltips: tooltipScript,
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
  const facts = { scripts: SCRIPTS, getPolicy: DEV ? undefined : getPolicy, isPreview: showsDrafts() };
  const html = renderToString(
    <DocumentContext value={facts}>
      <IslandContext value={{ ...ISLANDS, used: new Set<string>() }}>
        <ServerRouter context={routerContext} url={request.url} />
      </IslandContext>
    </DocumentContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
