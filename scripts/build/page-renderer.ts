import { createRequestHandler, type ServerBuild } from "react-router";

/** A page as React Router's own pre-rendering writes it: its HTML, and its data for navigation in the browser. */
export type RenderedPage = { html: string; data: string };

/** Renders the page of a path; one page after another. */
export type PageRenderer = (path: string) => Promise<RenderedPage>;

/**
 * Renders pages by calling the built server directly. React Router's pre-rendering asks the same of it over HTTP, and
 * for each page searches the list of all paths and loads most data twice.
 */
export function createPageRenderer(build: ServerBuild): PageRenderer {
  const everyPath = { length: 1, some: () => true } as unknown as string[];
  const loaded = new Map<string, unknown>();
  const routes = loadOnce(build.routes, loaded);
  const handle = createRequestHandler({ ...build, routes, prerender: everyPath }, "production");
  const ask = async (address: string): Promise<string> => {
    const response = await handle(new Request(`http://localhost${address}`));
    if (response.status !== 200) throw new Error(`${address} cannot be rendered: status ${response.status}.`);
    return response.text();
  };
  return async (path) => {
    loaded.clear();
    const isFolder = path.endsWith("/");
    const data = await ask(isFolder ? `${path}_.data` : `${path}.data`);
    return { data, html: await ask(isFolder ? path : `${path}/`) };
  };
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
