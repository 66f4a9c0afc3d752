import { describe, expect, it } from "vitest";
import { APP_CHECK_SCRIPTS } from "#app/contact/store-config.server.ts";
import { hashScript } from "#app/document/policy.server.ts";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { createTestFolder } from "#app/testing/test-folder.server.ts";
import { checkSite } from "./rules.ts";
import { openSite, readBuiltSite } from "./site.ts";

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
  syllabusSections: [{ name: "The language", description: "You write classes." }],
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
<p>You write classes. It costs ₹18,500. <a href="/courses/java.zip">Files</a></p>`,
    [COURSE, TRAIL],
  ),
  "404.html": page("/404"),
  "courses/java.zip": "files",
  "assets/entry.js": "start()",
  "assets/font.woff2": "x",
  "share.png": "x",
  "x.svg": "<svg/>",
});

const check = (files: Files, links: { href: string; place: string }[] = []) =>
  checkSite(
    openSite({
      links,
      origin: ORIGIN,
      paths: ["/", "/courses", "/courses/java"],
      names: ["title"],
      named: ["/share.png", "/courses/java.zip"],
      files: Object.keys(files),
      read: (file) => files[file] ?? "",
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

const [HOME, COURSES, JAVA] = ["index.html", "courses.html", "courses/java.html"] as const;
const FIRST = JSON.stringify(LIST.itemListElement[0]);

describe("finds", () => {
  it.each<[rule: string, name: string, file: string, from: string | RegExp, to: string]>([
    ["links", "a link to no file", HOME, 'href="/courses/java#top"', 'href="/courses/jav"'],
    ["links", "its own domain", HOME, 'href="/courses"', `href="${ORIGIN}/courses"`],
    ["links", "an empty link", HOME, 'href="/courses"', 'href="#"'],
    ["links", "what is not an address", HOME, 'href="/courses"', 'href="https://["'],
    ["fragments", "a place that another page lacks", HOME, "java#top", "java#end"],
    ["fragments", "a place that the page itself lacks", HOME, 'href="#main"', 'href="#mian"'],
    ["named-files", "an image that is not there", HOME, "/x.svg", "/y.svg"],
    ["named-files", "a share image that is not there", HOME, "/share.png", "/other.png"],
    ["named-files", "a page without a share image", HOME, /<meta property="og:image".*/, ""],
    ["named-files", "a font that is not there", HOME, "font.woff2", "fond.woff2"],
    ["named-files", "a module that is not there", HOME, 'modules="', 'modules="/assets/gone.js '],
    ["policy", "no policy", HOME, /<meta http-equiv.*/, ""],
    ["policy", "a script that the policy refuses", HOME, "</body>", "<script>1</script></body>"],
    ["policy", "a host that may run scripts", HOME, "'self' 's", "'self' https://a.example 's"],
    [
      "new-tabs",
      "a new tab that can redirect its opener",
      HOME,
      '<a href="/courses"',
      '<a target="_blank" href="/courses"',
    ],
    ["late-heading", "a heading that comes late", HOME, "<h1 ", `<p>${LONG}</p><h1 `],
    ["typed-attributes", "a printed quote in a description", HOME, "Description of", "What’s in"],
    ["typed-attributes", "a printed dash in words read out", HOME, "A cross", "A cross – of two"],
    ["structured-data", "what is not JSON", HOME, '"@graph":[', '"@graph":[['],
    ["structured-data", "a course page without its course", JAVA, '"Course"', '"Thing"'],
    ["structured-data", "another price than the page", JAVA, "₹18,500", "₹17,500"],
    ["structured-data", "another block than the page", JAVA, "<h2>The ", "<h2>A "],
    ["structured-data", "another trail than the page", JAVA, "<li>/ Java", "<li>/ Core"],
    ["structured-data", "a course left out of the list", COURSES, FIRST, ""],
    ["structured-data", "an answer that is not shown", HOME, "<p>Why? Because.", "<p>Why?"],
    ["missing-values", "a missing value in a title", HOME, "Title of", "undefined of"],
    ["missing-values", "a missing value in words read out", HOME, "A cross", "[object Object]"],
    ["missing-values", "a missing value in a label", HOME, 'href="/"', 'href="/" aria-label="NaN"'],
    ["missing-values", "a missing value in a description", HOME, "Description of", "NaN of"],
    ["unfilled-names", "a name that nothing fills in", HOME, END, `<p>In {title}</p>${END}`],
    ["html: heading-level", "a skipped level", HOME, END, `<h4>Deep</h4>${END}`],
  ])("%s: %s", async (rule, _, file, from, to) => {
    const files = makeSite();
    edit(files, file, from, to);
    expect((await check(files)).map((fault) => fault.rule)).toContain(rule);
  });

  it.each([
    [
      "fragments",
      "/courses/java#end",
      "no element there has this id: correct it in content/pages/home.yaml:7",
    ],
    [
      "fragments",
      "/courses/java#100%",
      "no element there has this id: correct it in content/pages/home.yaml:7",
    ],
    ["links", "/courses/jav", "is not in the build: correct it in content/pages/home.yaml:7"],
  ])("%s: where '%s' is written", async (rule, href, advice) => {
    const files = makeSite();
    edit(files, HOME, "/courses/java#top", href);
    const faults = await check(files, [{ href, place: "content/pages/home.yaml:7" }]);
    expect(faults).toContainEqual({ rule, file: HOME, detail: expect.stringContaining(advice) });
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
      { file: "courses/java.html", rule: "orphan", detail: "no other page links to it: add a link" },
    ]);
  });

  it("editor: a script or a page with the editor of content", async () => {
    const files = { ...makeSite(), "assets/panel.js": 'fetch("/@editing")' };
    const detail = "has the editor of content, which is for development only: remove what imports it";
    expect(await check(files)).toEqual([{ file: "assets/panel.js", rule: "editor", detail }]);
  });

  it("unnamed-files: a download that no page links", async () => {
    const files = makeSite();
    edit(files, "courses/java.html", 'href="/courses/java.zip"', 'href="/"');
    const detail = "no page names this file: link it, or remove it";
    expect(await check(files)).toContainEqual({ file: "/courses/java.zip", rule: "unnamed-files", detail });
  });

  it("pages: a page of the content that was not built", async () => {
    const { "courses/java.html": _, ...files } = makeSite();
    expect(await check(files)).toContainEqual({
      file: "/courses/java",
      rule: "pages",
      detail: "the content has this page, the build does not: build again",
    });
  });
});

describe("finds nothing in", () => {
  it.each([
    ["code", "<p><code>x is undefined</code></p><pre>NaN {title}</pre>"],
    ["words that a visitor fills in", "<p><mark>{title}</mark></p><textarea>{title} NaN</textarea>"],
    ["a link to a place with an encoded letter", '<p id="café"><a href="#caf%C3%A9">Here</a></p>'],
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

const { at, write } = createTestFolder();

it("takes pages and names from the content that a folder was built from", () => {
  for (const file of ["index.html", "404.html", "google123abc.html"]) write(file, "<h1>Built</h1>");
  const site = readBuiltSite(at(), loadFixture());
  expect(site.pages).toEqual(["404.html", "index.html"]);
  expect(site.has("/google123abc")).toBe(true);
  expect([...site.names]).toEqual(expect.arrayContaining(["name", "count", "courseSessions"]));
});
