import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { RunningHost } from "./child-server.ts";
import type { BuiltSite } from "./servers.ts";

/** What a host for static pages documents about the addresses of `name.html`. */
type PageRules = {
  /** Where `/name.html` leads: itself (served), or `/name` by a redirect of this status. */
  htmlForm: "served" | number;
  /** Where `/name/` leads, of which there is no folder with an index. */
  slashForm: "missing" | number;
  /** Whether it reads `_headers` and `_redirects`. */
  readsFiles: boolean;
  /** Types that it names by itself. */
  types: Record<string, string>;
  cacheControl: string;
};

const COMMON_TYPES = {
  html: "text/html; charset=utf-8",
  js: "application/javascript; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  json: "application/json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
  woff2: "font/woff2",
  ico: "image/vnd.microsoft.icon",
  ics: "text/calendar; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  zip: "application/zip",
};

/** GitHub Pages: no headers of one's own, ten minutes of cache for everything, `/name.html` is an address too. */
export const GITHUB_PAGES: PageRules = {
  htmlForm: "served",
  slashForm: "missing",
  readsFiles: false,
  types: COMMON_TYPES,
  cacheControl: "max-age=600",
};

/** Netlify with its pretty addresses. */
export const NETLIFY: PageRules = {
  htmlForm: 301,
  slashForm: 301,
  readsFiles: true,
  types: COMMON_TYPES,
  cacheControl: "public, max-age=0, must-revalidate",
};

/** Cloudflare Pages. */
export const CLOUDFLARE_PAGES: PageRules = { ...NETLIFY, htmlForm: 308, slashForm: 308 };

type HeaderRule = { pattern: RegExp; headers: [name: string, value: string][] };

/** Reads `_headers`: an unindented line is a pattern in which `*` stands for anything, those below it its headers. */
function readHeaderRules(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/")) {
      const pattern = line.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
      rules.push({ pattern: new RegExp(`^${pattern.join(".*")}$`), headers: [] });
    }
  }
  return rules;
}

/** Serves a built site as a host with the given rules does. */
export async function startPageHost(site: BuiltSite, rules: PageRules): Promise<RunningHost> {
  const file = (address: string) => path.join(site.folder, address);
  const isFile = (address: string) => existsSync(file(address)) && statSync(file(address)).isFile();
  const headerRules = rules.readsFiles ? readHeaderRules(file("_headers")) : [];
  const redirects = new Map(
    (rules.readsFiles ? readFileSync(file("_redirects"), "utf8") : "")
      .split("\n")
      .map((line) => line.split(" "))
      .map(([from = "", to = ""]) => [from, to]),
  );

  const send = (response: ServerResponse, url: string, name: string, status: number) => {
    response.statusCode = status;
    response.setHeader(
      "Content-Type",
      rules.types[path.extname(name).slice(1)] ?? "application/octet-stream",
    );
    response.setHeader("Cache-Control", rules.cacheControl);
    const own = new Map<string, string[]>();
    for (const { headers } of headerRules.filter(({ pattern }) => pattern.test(url)))
      for (const [key, value] of headers) own.set(key, [...(own.get(key) ?? []), value]);
    for (const [key, values] of own) response.setHeader(key, values.join(", "));
    createReadStream(file(name)).pipe(response);
  };

  const answer = ({ url = "/" }: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(`http://host${url}`);
    const redirect = (status: number, to: string) =>
      response.writeHead(status, { Location: site.base + to + search }).end();
    if (!pathname.startsWith(`${site.base}/`)) return response.writeHead(404).end();
    const address = pathname.slice(site.base.length);
    const bare = address.replace(/(?<=.)(\/|\/index\.html|\.html)$/, "").replace(/^\/index$/, "/");
    const target = redirects.get(pathname);
    if (target) return response.writeHead(301, { Location: target }).end();
    if (rules.readsFiles && /^\/_(headers|redirects)$/.test(address))
      return send(response, pathname, "/404.html", 404);
    if (address !== "/" && address.endsWith("/") && isFile(`${bare}.html`) && rules.slashForm !== "missing")
      return redirect(rules.slashForm, bare);
    if (address.endsWith(".html") && isFile(address) && rules.htmlForm !== "served")
      return redirect(rules.htmlForm, bare);
    const name = [address, `${address}.html`, `${address}index.html`].find(isFile);
    return name ? send(response, pathname, name, 200) : send(response, pathname, "/404.html", 404);
  };

  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${site.base}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
