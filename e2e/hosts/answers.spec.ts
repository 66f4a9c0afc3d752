import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";
import { getCoursePath, getZipPath } from "#app/content/addresses.ts";
import { getFileType } from "#app/content/file-types.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import { listDownloads } from "#app/site/downloads.server.ts";
import { listPageAddresses } from "#app/site/output-paths.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { CACHE_CONTROL, HOST_FILES, SECURITY_HEADERS } from "../../scripts/hosts/delivery.ts";
import { requirePrograms } from "../requirements.ts";
import type { RunningHost } from "./child-server.ts";
import { KINDS, SITE, startNginx } from "./servers.ts";

/** An answer of a host. */
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Asks for an address as it is written; redirects are not followed. */
const ask = (url: string, address: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = httpRequest(
      { hostname, port, path: new URL(url).pathname.replace(/\/$/, "") + address, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            // Apache names itself before the address.
            headers: {
              ...answer.headers,
              location: answer.headers.location?.replace(new URL(url).origin, ""),
            },
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asked.once("error", reject);
    asked.end();
  });

/** Files of all types but scripts and fonts, whose names each build chooses. */
const FILES = [
  "/site.webmanifest",
  "/sitemap.xml",
  "/feed.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/.well-known/api-catalog",
  "/llms.txt",
  "/catalog.json",
  "/favicon.ico",
  "/favicon.svg",
  "/og-image.png",
  "/dev-toolkit/prompts.md",
];

/** The texts of the files that sessions and briefs publish, by address. */
const listEntryFiles = (content: SiteContent): Map<string, string> =>
  new Map(
    listEntryPages(content).flatMap(({ files }) =>
      files.flatMap(({ path, text }): [string, string][] => (path ? [[path, text]] : [])),
    ),
  );

/** Names of one type that differ by host. */
const normalType = (type = ""): string =>
  type
    .replace(/;.*/, "")
    .replace("application/javascript", "text/javascript")
    .replace("text/xml", "application/xml")
    .replace("image/vnd.microsoft.icon", "image/x-icon");

/** Types whose own standard says that the text is UTF-8, or that name it inside. */
const isUtf8ByItself = (type = ""): boolean => /json|xml|svg|javascript/.test(type);

for (const [name, kind] of Object.entries(KINDS))
  test.describe(name, () => {
    const { base, content } = kind.site;
    const [{ slug, image } = { slug: "", image: "" }] = content.courses;
    const course = getCoursePath(slug);
    const pages = listPageAddresses(content);
    const entryFiles = listEntryFiles(content);
    if (kind.needs) requirePrograms(kind.needs);
    let host: RunningHost;
    test.beforeAll(async () => {
      host = await kind.start();
    });
    test.afterAll(() => host?.stop());

    const get = (address: string, headers?: OutgoingHttpHeaders) => ask(host.url, address, headers);

    test("every page answers at its one address", async () => {
      for (const address of pages) {
        const { status, headers, text } = await get(address);
        expect(status, address).toBe(200);
        expect(headers["content-type"], address).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(text, address).toContain(
          `<link rel="canonical" href="${content.site.identity.origin}${base}${address}"`,
        );
      }
    });

    test("other spellings of an address lead to it, or nowhere", async () => {
      const [entry] = listEntryPages(content);
      for (const address of ["/about", "/courses", course, entry?.path ?? ""])
        for (const spelling of [
          `${address}/`,
          `${address}.html`,
          `${address}.html/`,
          address.toUpperCase(),
        ]) {
          const { status, headers } = await get(`${spelling}?a=1`);
          if (status >= 300 && status < 400) expect(headers.location, spelling).toBe(`${base}${address}?a=1`);
          else expect(status, spelling).toBe(404);
        }
    });

    test("no address leads to another host, and none is a fault of the server", async () => {
      for (const address of [
        "//evil.example/",
        "//evil.example/x.html",
        "/%2fevil.example/",
        "/%5cevil.example/",
        "/\\evil.example/",
        "/courses/%0d%0aSet-Cookie:a=b/",
        "/%zz",
        "/%",
        "/courses/..%2f..%2fpackage.json",
        ...HOST_FILES.map((file) => `/${file}`),
      ]) {
        const { status, headers, text } = await get(address);
        expect([301, 302, 308, 400, 403, 404], address).toContain(status);
        if (headers.location) {
          expect(headers.location, address).toMatch(/^\/(?![/\\])/);
          const { status: next } = await get(headers.location.slice(base.length));
          expect(next, address).toBe(404);
        }
        expect(headers["set-cookie"]).toBeUndefined();
        expect(text).not.toContain("devDependencies");
      }
    });

    test("an address of before redirects to its page", async () => {
      for (const { from, to } of content.redirects) {
        const { status, headers } = await get(from);
        expect(status, from).toBe(301);
        expect(headers.location, from).toBe(base + to);
      }
    });

    // Such a server knows by an ETag that a browser has a page already.
    if (kind.needs)
      test("a browser that has a compressed page learns that nothing has changed", async () => {
        const compressed = { "accept-encoding": "gzip" };
        const { headers } = await get(course, compressed);
        expect(headers["content-encoding"]).toBe("gzip");
        expect(headers.vary).toMatch(/accept-encoding/i);
        const { status } = await get(course, { ...compressed, "if-none-match": headers.etag });
        expect(status).toBe(304);
      });

    test("unknown addresses and folders return 404 with the page for it, and are not cached", async () => {
      for (const address of [
        "/assets",
        "/nothing",
        "/courses/nothing",
        "/assets/nothing.js",
        "/nothing.json",
        "/courses/x/y",
      ]) {
        const { status, headers, text } = await get(address);
        expect(status, address).toBe(404);
        expect(text, address).toContain("Page Not Found");
        expect(headers["content-type"], address).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(headers["cache-control"], address).toBe(CACHE_CONTROL.rest);
      }
    });

    test("every file has its type, is kept as long as it may be, and arrives as it was written", async () => {
      const { text: page } = await get("/courses");
      const [script = "", font = ""] = ["js", "woff2"].map(
        (type) => new RegExp(`/assets/[\\w.-]+\\.${type}`).exec(page)?.[0],
      );
      const archives = listDownloads(content).map(({ path }) => getZipPath(path));
      for (const address of [script, font, image, ...FILES, ...archives, ...entryFiles.keys()]) {
        const { status, headers, text } = await get(address);
        expect(status, address).toBe(200);
        const [type, charset] = getFileType(address).split("; ");
        expect(normalType(headers["content-type"]), address).toBe(normalType(type));
        if (charset && !isUtf8ByItself(type))
          expect(headers["content-type"], address).toMatch(/charset=utf-8/i);
        const kept = address.endsWith(".json") ? "json" : address.startsWith("/assets/") ? "assets" : "rest";
        expect(headers["cache-control"], address).toBe(CACHE_CONTROL[kept]);
        if (entryFiles.has(address)) expect(text, address).toBe(entryFiles.get(address));
      }
    });

    test("the security headers arrive with every answer", async () => {
      for (const address of ["/", course, "/nothing", "/catalog.json"]) {
        const { headers } = await get(address);
        for (const [header, value] of Object.entries(SECURITY_HEADERS))
          expect(headers[header.toLowerCase()], `${address} ${header}`).toBe(value);
      }
    });
  });

test.describe(() => {
  requirePrograms("nginx-light");
  test("nginx redirects plain HTTP to the same address of HTTPS, without headers that count only there", async () => {
    const { plainUrl, stop } = await startNginx(SITE);
    const { status, headers } = await ask(plainUrl, "/courses?a=1");
    await stop();
    expect(status).toBe(301);
    expect(headers.location).toBe("https://127.0.0.1/courses?a=1");
    expect(headers).not.toHaveProperty("strict-transport-security");
  });
});
