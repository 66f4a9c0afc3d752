import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { APP_CHECK_SCRIPTS } from "#app/contact/store-config.server.ts";
import { hashScript } from "#app/document/policy.server.ts";
import { FIXTURE, FIXTURE_DAY } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { checkSite } from "./check-site.ts";
import { BuiltSite, readBuiltSite } from "./site.ts";

const ORIGIN = "https://academy.example";
const SCRIPT = 'import("/assets/entry.js")';

type Files = Record<string, string>;

/** A page that keeps every rule. */
const page = (path: string, body = "", nodes: object[] = []) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' ${hashScript(SCRIPT)}; object-src 'none'">
<title>Title of ${path}</title>
<meta name="description" content="Description of ${path}">
<meta property="og:image" content="${ORIGIN}/share.png">
<link rel="preload" as="font" type="font/woff2" href="/assets/font.woff2" crossorigin="anonymous">
</head>
<body>
<a href="#main">Skip</a> <a href="/">Home</a> <a href="/courses">Courses</a> <a href="/courses/java#top">Java</a>
<main id="main"><h1 id="top">Heading</h1><img src="/x.svg" alt="A cross">${body}</main>
<template data-modules="/assets/entry.js"></template>
<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": nodes })}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;

const COURSE = {
  "@type": "Course",
  url: `${ORIGIN}/courses/java`,
  offers: { price: 18500 },
  mentions: [{ name: "Java 25" }],
  syllabusSections: [{ name: "The language", description: "You write classes." }],
  hasCourseInstance: [{ startDate: "2027-01-11" }],
};
const TRAIL = { "@type": "BreadcrumbList", itemListElement: [{ name: "Home" }, { name: "Java" }] };
const FAQ = { "@type": "FAQPage", mainEntity: [{ name: "Why?", acceptedAnswer: { text: "Because." } }] };
const LIST = { "@type": "ItemList", itemListElement: [{ url: COURSE.url }] };

/** A small site that keeps every rule. */
const makeSite = (): Files => ({
  "index.html": page("/", "<p>Why? Because.</p>", [FAQ]),
  "courses.html": page("/courses", "<p>You can take 2 courses at once.</p>", [LIST]),
  "courses/java.html": page(
    "/courses/java",
    `<nav aria-label="Breadcrumbs"><ol><li>Home</li><li>/ Java</li></ol></nav><h2>The language</h2>
<p>You write classes. Taught with Java 25 for ₹18,500. <a href="/courses/java-2027-01-11.ics">Calendar</a></p>`,
    [COURSE, TRAIL],
  ),
  "404.html": page("/404"),
  "courses/java-2027-01-11.ics": "BEGIN:VCALENDAR",
  "assets/entry.js": "start()",
  "assets/font.woff2": "x",
  ".well-known/api-catalog": JSON.stringify({
    linkset: [
      { anchor: `${ORIGIN}/.well-known/api-catalog`, item: [{ href: `${ORIGIN}/data.json` }] },
      { anchor: `${ORIGIN}/data.json`, "service-desc": [{ href: `${ORIGIN}/data.schema.json` }] },
    ],
  }),
  "data.json": "{}",
  "data.schema.json": "{}",
  "share.png": "x",
  "x.svg": "<svg/>",
});

const check = (files: Files) =>
  checkSite(
    new BuiltSite({
      ...{ origin: ORIGIN, paths: ["/", "/courses", "/courses/java"], names: ["title"] },
      named: ["/share.png", "/courses/java-2027-01-11.ics", "/data.json", "/data.schema.json"],
      ...{ files: Object.keys(files), read: (file) => files[file] ?? "" },
    }),
  );

/** Changes one file; fails when there is nothing to change. */
function edit(files: Files, file: string, from: string | RegExp, to: string): void {
  const before = files[file] ?? "";
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  files[file] = after;
}

it("finds nothing in a site that keeps every rule", async () => {
  expect(await check(makeSite())).toEqual([]);
});

const END = "</main>";
/** Words that do not compress well. */
const LONG = Array.from({ length: 400 }, (_, at) => hashScript(String(at))).join(" ");

describe("finds", () => {
  it.each<[rule: string, name: string, file: string, from: string | RegExp, to: string]>([
    ["links", "a link to no file", "index.html", 'href="/courses/java#top"', 'href="/courses/jav"'],
    ["links", "its own domain", "index.html", 'href="/courses"', `href="${ORIGIN}/courses"`],
    ["links", "an empty link", "index.html", 'href="/courses"', 'href="#"'],
    ["fragments", "a place that another page lacks", "index.html", "java#top", "java#end"],
    ["fragments", "a place that the page itself lacks", "index.html", 'href="#main"', 'href="#mian"'],
    ["named-files", "an image that is not there", "index.html", "/x.svg", "/y.svg"],
    ["named-files", "a share image that is not there", "index.html", "/share.png", "/other.png"],
    ["named-files", "a page without a share image", "index.html", /<meta property="og:image".*/, ""],
    ["named-files", "a font that is not there", "index.html", "font.woff2", "fond.woff2"],
    ["named-files", "a module that is not there", "index.html", 'modules="', 'modules="/assets/gone.js '],
    ["policy", "no policy", "index.html", /<meta http-equiv.*/, ""],
    ["policy", "a script that the policy refuses", "index.html", "</body>", "<script>1</script></body>"],
    ["policy", "a host that may run scripts", "index.html", "'self' 's", "'self' https://a.example 's"],
    ["policy", "a hash of no script", "index.html", `<script>${SCRIPT}</script>`, ""],
    [
      "first-window",
      "a heading that comes late",
      "index.html",
      '<h1 id="top">',
      `<p>${LONG}</p><h1 id="top">`,
    ],
    ["structured-data", "what is not JSON", "index.html", '"@graph":[', '"@graph":[['],
    ["structured-data", "a course page without its course", "courses/java.html", '"Course"', '"Thing"'],
    ["structured-data", "a price that the page does not show", "courses/java.html", "₹18,500", "₹17,500"],
    [
      "structured-data",
      "a version that the page does not show",
      "courses/java.html",
      "with Java 25",
      "with Java",
    ],
    ["structured-data", "a block that the page does not show", "courses/java.html", "<h2>The ", "<h2>A "],
    ["structured-data", "a group without its calendar", "courses/java.html", "java-2027-01-11.ics", "java"],
    [
      "structured-data",
      "another trail than that of the page",
      "courses/java.html",
      "<li>/ Java",
      "<li>/ Core",
    ],
    [
      "structured-data",
      "a course left out of the list",
      "courses.html",
      JSON.stringify(LIST.itemListElement[0]),
      "",
    ],
    ["structured-data", "an answer that the page does not show", "index.html", "<p>Why? Because.", "<p>Why?"],
    ["missing-values", "a missing value in a title", "index.html", "Title of", "undefined of"],
    ["missing-values", "a missing value in words read out", "index.html", "A cross", "[object Object]"],
    ["missing-values", "a missing value in a label", "index.html", 'href="/"', 'href="/" aria-label="NaN"'],
    ["missing-values", "a missing value in a description", "index.html", "Description of", "NaN of"],
    ["unfilled-names", "a name that nothing fills in", "index.html", END, `<p>In {title}</p>${END}`],
    ["html: heading-level", "a skipped level", "index.html", END, `<h4>Deep</h4>${END}`],
    ["html: no-dup-id", "one id twice", "index.html", END, `<p id="main"></p>${END}`],
  ])("%s: %s", async (rule, _, file, from, to) => {
    const files = makeSite();
    edit(files, file, from, to);
    expect((await check(files)).map((fault) => fault.rule)).toContain(rule);
  });

  it("missing-values: the page, and the words around a missing value", async () => {
    const files = makeSite();
    const words = "and so on ".repeat(10);
    edit(files, "index.html", END, `<p>${words} takes NaN hours</p>${END}`);
    const [fault] = await check(files);
    expect(fault?.file).toBe("index.html");
    expect(fault?.detail).toMatch(/^shows 'NaN' in 'on (and so on ){5}takes NaN hours': /);
  });

  it("orphan: a page that no other page links", async () => {
    const files = makeSite();
    for (const file of Object.keys(files).filter((name) => name.endsWith(".html")))
      edit(files, file, "/courses/java#top", "/courses");
    expect(await check(files)).toEqual([
      { file: "courses/java.html", rule: "orphan", detail: "no other page links to it" },
    ]);
  });

  it.each([
    ["/courses/java-2027-01-11.ics", "courses/java.html", 'href="/courses/java-2027-01-11.ics"', 'href="/"'],
    ["/data.schema.json", ".well-known/api-catalog", "data.schema.json", "data.json"],
  ])("unnamed-files: %s", async (address, file, from, to) => {
    const files = makeSite();
    edit(files, file, from, to);
    const detail = "no page names this file, nor does /.well-known/api-catalog";
    expect(await check(files)).toContainEqual({ file: address, rule: "unnamed-files", detail });
  });

  it("pages: a page of the content that was not built", async () => {
    const { "courses/java.html": _, ...files } = makeSite();
    expect(await check(files)).toContainEqual({
      file: "/courses/java",
      rule: "pages",
      detail: "the content has this page, the build does not",
    });
  });
});

describe("finds nothing in", () => {
  it.each([
    ["code", "<p><code>x is undefined</code></p><pre>NaN {title}</pre>"],
    ["words that a visitor fills in", "<p><mark>{title}</mark></p><textarea>{title} NaN</textarea>"],
    ["braces that are not a name", "<p>An address such as /todos/{id}</p>"],
    ["scripts", '<script type="application/ld+json">{"name": "{title} undefined"}</script>'],
  ])("%s", async (_, words) => {
    const files = makeSite();
    edit(files, "index.html", END, `${words}${END}`);
    expect(await check(files)).toEqual([]);
  });

  it("a policy that allows the scripts of App Check", async () => {
    const files = makeSite();
    edit(files, "index.html", "'self' 's", `'self' ${APP_CHECK_SCRIPTS.join(" ")} 's`);
    expect(await check(files)).toEqual([]);
  });

  it("an HTML file that is not a page, such as a search engine's own", async () => {
    const files = { ...makeSite(), "google123abc.html": "google-site-verification: google123abc.html" };
    edit(files, "index.html", 'href="/courses/java#top"', 'href="/google123abc"');
    expect(await check(files)).toEqual([]);
  });
});

it("takes pages and names from the content that a folder was built from", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const file of ["index.html", "404.html", "google123abc.html"])
    writeFileSync(path.join(folder, file), "<h1>Built</h1>");
  const site = readBuiltSite(folder, loadSiteContent(FIXTURE, { today: FIXTURE_DAY }));
  rmSync(folder, { recursive: true });
  expect(site.pages).toEqual(["404.html", "index.html"]);
  expect(site.has("/google123abc")).toBe(true);
  expect([...site.names]).toEqual(expect.arrayContaining(["name", "count", "courseSessions"]));
});
