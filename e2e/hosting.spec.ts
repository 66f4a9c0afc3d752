import { type IncomingHttpHeaders, request } from "node:http";
import { expect, test } from "@playwright/test";
import { getCoursePath, getZipPath } from "#app/academy/addresses.ts";
import { getFileType } from "#app/academy/file-types.ts";
import { listDownloads } from "#app/courses/articles/downloads.server.ts";
import { listArticlePages } from "#app/site/collections.server.ts";
import { listPageAddresses } from "#app/site/output-paths.server.ts";
import { CACHE_CONTROL, HOST_FILES, SECURITY_HEADERS } from "../scripts/hosts/delivery.ts";
import { SITE_URL } from "./support/settings.ts";
import { content } from "./support/site.ts";

/** An answer of the engine of Firebase Hosting, which serves the site. */
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Asks for an address as it is written, which `fetch` would correct; redirects are not followed. */
const get = (address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(SITE_URL);
    const asked = request({ hostname, port, path: address }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, text: Buffer.concat(parts).toString() });
      });
    });
    asked.once("error", reject);
    asked.end();
  });

/** Files of all types but scripts and fonts, whose names each build chooses. */
const FILES = [
  "/site.webmanifest",
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/llms.txt",
  "/dev-toolkit/prompts.json",
  "/favicon.ico",
  "/favicon.svg",
  "/og-image.png",
  "/dev-toolkit/prompts.md",
];

/** The texts of the files that sessions and briefs publish, by address. */
const ARTICLE_FILES = new Map(
  listArticlePages(content).flatMap(({ files }) =>
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

/** Types whose own standard requires UTF-8, or that name it inside. */
const isUtf8ByItself = (type = ""): boolean => /json|xml|svg|javascript/.test(type);

const [{ slug, image } = { slug: "", image: "" }] = content.courses;
const course = getCoursePath(slug);

test("serves every page at its one address", async () => {
  for (const address of listPageAddresses(content)) {
    const { status, headers, text } = await get(address);
    expect(status, address).toBe(200);
    expect(headers["content-type"], address).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(text, address).toContain(`<link rel="canonical" href="${content.site.identity.origin}${address}"`);
  }
});

/** Pages, and the page of a session or brief. */
const ADDRESSES = ["/about", "/courses", course, ...listArticlePages(content).map(({ path }) => path)].slice(
  0,
  4,
);

test("redirects an address with '/' or '.html' after it", async () => {
  for (const address of ADDRESSES)
    for (const spelling of [`${address}/`, `${address}.html`]) {
      const { status, headers } = await get(`${spelling}?a=1`);
      expect(status, spelling).toBe(301);
      expect(headers.location, spelling).toBe(`${address}?a=1`);
    }
});

test("answers an address in upper case with the page that redirects it", async () => {
  for (const address of ADDRESSES) expect((await get(address.toUpperCase())).status, address).toBe(404);
});

test("redirects no address to another host, and fails on none", async () => {
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
      const { status: next } = await get(headers.location);
      expect(next, address).toBe(404);
    }
    expect(headers["set-cookie"]).toBeUndefined();
    expect(text).not.toContain("devDependencies");
  }
});

test("redirects an old address to its page", async () => {
  for (const { from, to } of content.redirects) {
    const { status, headers } = await get(from);
    expect(status, from).toBe(301);
    expect(headers.location, from).toBe(to);
  }
});

test("returns 404 with its page for unknown addresses and folders, uncached", async () => {
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
    expect(text, address).toContain(content.pages["not-found"].title);
    expect(headers["content-type"], address).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers["cache-control"], address).toBe(CACHE_CONTROL.rest);
  }
});

test("sends every file with its type, its cache time and its own bytes", async () => {
  const { text: page } = await get("/courses");
  const [script = "", font = ""] = ["js", "woff2"].map(
    (type) => new RegExp(`/assets/[\\w.-]+\\.${type}`).exec(page)?.[0],
  );
  const archives = listDownloads(content).map(({ path }) => getZipPath(path));
  for (const address of [script, font, image, ...FILES, ...archives, ...ARTICLE_FILES.keys()]) {
    const { status, headers, text } = await get(address);
    expect(status, address).toBe(200);
    const [type, charset] = getFileType(address).split("; ");
    expect(normalType(headers["content-type"]), address).toBe(normalType(type));
    if (charset && !isUtf8ByItself(type)) expect(headers["content-type"], address).toMatch(/charset=utf-8/i);
    const kept = address.endsWith(".json") ? "json" : address.startsWith("/assets/") ? "assets" : "rest";
    expect(headers["cache-control"], address).toBe(CACHE_CONTROL[kept]);
    if (ARTICLE_FILES.has(address)) expect(text, address).toBe(ARTICLE_FILES.get(address));
  }
});

test("sends the security headers with every answer", async () => {
  for (const address of ["/", course, "/nothing", "/dev-toolkit/prompts.json"]) {
    const { headers } = await get(address);
    for (const [header, value] of Object.entries(SECURITY_HEADERS))
      expect(headers[header.toLowerCase()], `${address} ${header}`).toBe(value);
  }
});

test("lets other sites embed the picture of a shared link", async ({ page }) => {
  await page.setContent(`<img src="${new URL("/og-image.png", SITE_URL).href}">`);
  const readWidth = () => page.evaluate(() => document.images[0]?.naturalWidth);
  await expect.poll(readWidth).toBeGreaterThan(0);
});
