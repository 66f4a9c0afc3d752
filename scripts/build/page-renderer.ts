import { createRequestHandler, type ServerBuild } from "react-router";

/** A page as React Router's own pre-rendering writes it: its HTML, and its data for navigation in the browser. */
export type RenderedPage = { html: string; data: string };

/** Renders the page of a path. */
export type PageRenderer = (path: string) => Promise<RenderedPage>;

/** Data of at most so many characters travel in a header, so that loaders run once; longer data are loaded again. */
const LONGEST_HEADER = 8 * 1024;

/**
 * Renders pages by calling the built server directly. React Router's pre-rendering asks the same of it over HTTP, one
 * page after another, and searches the list of all paths each time.
 */
export function createPageRenderer(build: ServerBuild): PageRenderer {
  // The server takes the data from the header only when it knows that the request is a build's.
  process.env.IS_RR_BUILD_REQUEST = "yes";
  const everyPath = { length: 1, some: () => true } as unknown as string[];
  const handle = createRequestHandler({ ...build, prerender: everyPath }, "production");
  const ask = async (address: string, headers: Headers): Promise<string> => {
    const response = await handle(new Request(`http://localhost${address}`, { headers }));
    if (response.status !== 200) throw new Error(`${address} cannot be rendered: status ${response.status}.`);
    return response.text();
  };
  return async (path) => {
    const isFolder = path.endsWith("/");
    const data = await ask(isFolder ? `${path}_.data` : `${path}.data`, new Headers());
    const headers = new Headers();
    const encoded = encodeURI(data);
    if (encoded.length < LONGEST_HEADER) headers.set("X-React-Router-Prerender-Data", encoded);
    return { data, html: await ask(isFolder ? path : `${path}/`, headers) };
  };
}
