import { text } from "node:stream/consumers";
import { createElement } from "react";
import {
  createRequestHandler,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { getScriptMark } from "#app/browser/script-mark.ts";
import { renderWhole } from "./render-whole.ts";

/** A page as React Router's own pre-rendering makes it, but for the scripts through which it streams its data. */
export type RenderedPage = {
  /** Its HTML, without these scripts. */
  html: string;
  /** What these scripts stream: the data from which the page hydrates. */
  hydrationData: string;
  /** Its data for navigation in the browser. */
  data: string;
};

/** Renders the page of a path; one page after another. */
export type PageRenderer = (path: string) => Promise<RenderedPage>;

type Document = Pick<RenderedPage, "html" | "hydrationData">;

/**
 * Renders pages by calling the built server directly. React Router's pre-rendering asks the same of it over HTTP, for
 * each page searches the list of all paths, loads most data twice, and waits for React to stream what is there at
 * once: a page takes twice as long (2.4 and 4.6 ms of a course). `compare-rendering.ts` holds one against the other.
 */
export function createPageRenderer(build: ServerBuild): PageRenderer {
  const everyPath = { length: 1, some: () => true } as unknown as string[];
  const loaded = new Map<string, unknown>();
  const documents: Document[] = [];
  const respond: HandleDocumentRequestFunction = async (request, status, headers, context) => {
    documents.push(await renderDocument(request.url, context));
    return new Response(null, { status, headers });
  };
  const handle = createRequestHandler(
    {
      ...build,
      entry: { ...build.entry, module: { ...build.entry.module, default: respond } },
      routes: loadOnce(build.routes, loaded),
      prerender: everyPath,
    },
    "production",
  );
  const ask = async (address: string): Promise<Response> => {
    const response = await handle(new Request(`http://localhost${address}`));
    if (response.status !== 200) throw new Error(`${address} cannot be rendered: status ${response.status}.`);
    return response;
  };
  return async (path) => {
    loaded.clear();
    const isFolder = path.endsWith("/");
    const response = await ask(isFolder ? `${path}_.data` : `${path}.data`);
    const data = await response.text();
    await ask(isFolder ? path : `${path}/`);
    const document = documents.pop();
    if (!document) throw new Error(`${path} has no page.`);
    return { ...document, data };
  };
}

async function renderDocument(url: string, context: EntryContext): Promise<Document> {
  const { serverHandoffStream, ...known } = context;
  if (!serverHandoffStream) throw new Error(`React Router gives ${url} no data.`);
  const router = createElement(ServerRouter, { context: known, url, nonce: getScriptMark() });
  return { html: `<!DOCTYPE html>${renderWhole(router)}`, hydrationData: await text(serverHandoffStream) };
}

/** The same routes; what the loader of one has loaded is kept by its id. */
function loadOnce(routes: ServerBuild["routes"], loaded: Map<string, unknown>): ServerBuild["routes"] {
  const entries = Object.entries(routes).map(([id, route]) => {
    const load = route?.module.loader;
    if (!route || !load) return [id, route];
    const loader: typeof load = (args) => {
      if (!loaded.has(id)) loaded.set(id, load(args));
      return loaded.get(id);
    };
    return [id, { ...route, module: { ...route.module, loader } }];
  });
  return Object.fromEntries(entries);
}
