import { describe, expect, it } from "vitest";
import { listPlaces } from "#app/content/addresses.ts";
import { hashScript } from "../finish/sign-scripts.ts";
import { checkHtml, checkRules, RULES } from "./check-site.ts";
import { readSite } from "./read-site.ts";

const ORIGIN = "https://academy.example";
const WORDS = Array.from({ length: 90 }, (_, index) => `word${"abcdefghij"[index % 10]}`).join(" ");

type Files = Map<string, string | Buffer>;

/** A PNG header of a size, which is all that the rules read. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write("\u0089PNG", 0, "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const ORGANIZATION = {
  "@type": "EducationalOrganization",
  "@id": `${ORIGIN}/#organization`,
  name: "Academy",
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/icons/icon.png`,
  description: "An academy.",
  sameAs: ["https://parent.example/academy"],
  email: "a@academy.example",
  contactPoint: { "@type": "ContactPoint" },
  parentOrganization: { "@type": "Organization" },
};
const WEBSITE = {
  "@type": "WebSite",
  "@id": `${ORIGIN}/#website`,
  name: "Academy",
  url: `${ORIGIN}/`,
  publisher: { "@id": `${ORIGIN}/#organization` },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${ORIGIN}/courses?search={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
};
const webPage = (path: string, mainEntity?: { "@id": string }) => ({
  ...(mainEntity ? { mainEntity } : {}),
  "@type": "WebPage",
  "@id": `${ORIGIN}${path}#webpage`,
  url: `${ORIGIN}${path}`,
  name: path,
  description: "A page.",
  isPartOf: { "@id": `${ORIGIN}/#website` },
  inLanguage: "en-US",
});
const COURSE = {
  "@type": "Course",
  "@id": `${ORIGIN}/courses/java#course`,
  name: "Java",
  description: "A course.",
  url: `${ORIGIN}/courses/java`,
  image: `${ORIGIN}/share/java.png`,
  provider: { "@type": "EducationalOrganization", "@id": `${ORIGIN}/#organization` },
  educationalLevel: "Beginner",
  coursePrerequisites: ["None"],
  timeRequired: "P14W",
  numberOfCredits: 28,
  teaches: ["Java"],
  syllabusSections: [
    { "@type": "Syllabus", name: "The language", description: "You write classes.", timeRequired: "P4W" },
  ],
  inLanguage: "en-US",
  isAccessibleForFree: false,
  offers: { "@type": "Offer", category: "Paid", priceCurrency: "INR" },
  hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online", courseWorkload: "PT28H" },
};
const trail = (...names: string[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: names.map((name, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${ORIGIN}/${index}`,
  })),
});

const SCRIPT = 'import("/assets/entry.js")';
const LEAD = "lead()";
const DEFERRED = `<script type="deferred" data-page="/assets/page-1.txt" data-styles="/assets/app.css" data-modules="/assets/entry.js">${SCRIPT}</script>`;
const policy = (scripts: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'${scripts}; object-src 'none'">`;

/** A page that keeps every rule. */
function page(
  path: string,
  { nodes, body = "", isArticle = false }: { nodes: object[]; body?: string; isArticle?: boolean },
): string {
  const url = ORIGIN + path;
  const title = `Title of the page ${path}`;
  const description = `A description of the page ${path} that is long enough to be shown.`;
  const isNotFound = path === "/404";
  const places = listPlaces(path).map((id) => `<p id="${id}">${id}</p>`);
  const article = `<meta property="article:published_time" content="2026-01-01"><meta property="article:modified_time" content="2026-01-02"><meta property="article:section" content="Foundation"><meta property="article:tag" content="java">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${policy(` ${hashScript(isNotFound ? LEAD : SCRIPT)}`)}<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5"><meta name="theme-color" content="#0099FF"><title>${title}</title><meta name="description" content="${description}"><meta name="keywords" content="a, b"><meta name="author" content="Academy"><meta name="geo.region" content="IN"><meta name="robots" content="${isNotFound ? "noindex" : "max-image-preview:large"}">${isNotFound ? "" : `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">`}<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:type" content="${isArticle ? "article" : "website"}"><meta property="og:image" content="${ORIGIN}/og-image.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Marks"><meta property="og:locale" content="en_US"><meta property="og:site_name" content="Academy">${isArticle ? article : ""}<meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="${title}"><meta name="twitter:description" content="${description}"><meta name="twitter:image" content="${ORIGIN}/og-image.png"><meta name="twitter:image:alt" content="Marks"></head><body><a href="#main">Skip</a><a href="/">Home</a><a href="/courses">Courses</a><a href="/courses/java">Java</a><a href="/contact#top">Contact</a><a href="https://parent.example" target="_blank" rel="noopener">Parent</a><main id="main"><h1 id="top">Heading</h1>${places}${body}<img src="/x.svg" alt="x" width="1" height="1"><p>${WORDS}</p></main><script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": [ORGANIZATION, WEBSITE, ...nodes] })}</script>${isNotFound ? `<script>${LEAD}</script>` : DEFERRED}</body></html>`;
}

function makeSite(): Files {
  const list = {
    "@type": "ItemList",
    itemListElement: [{ "@type": "ListItem", position: 1, url: `${ORIGIN}/courses/java` }],
  };
  const faq = { "@type": "FAQPage", mainEntity: [{ name: "Why?", acceptedAnswer: { text: "Because." } }] };
  const course = `<h2>The language</h2><p>You write classes.</p><nav aria-label="Breadcrumbs"><ol><li>Home</li><li>/ Courses</li><li>/ Java</li></ol></nav>`;
  const paths = ["/", "/courses", "/contact", "/courses/java"];
  const icons = [
    ["192x192", "any"],
    ["512x512", "any"],
    ["512x512", "maskable"],
  ].map(([sizes, purpose]) => ({ src: "/icons/icon.png", sizes, purpose }));
  return new Map<string, string | Buffer>([
    ["index.html", page("/", { nodes: [webPage("/")] })],
    [
      "courses.html",
      page("/courses", {
        nodes: [webPage("/courses"), trail("Home", "Courses"), list],
        body: "<p>Showing 1 courses</p>",
      }),
    ],
    [
      "contact.html",
      page("/contact", {
        nodes: [webPage("/contact"), trail("Home", "Contact"), faq],
        body: "<form></form><p>Why? Because.</p>",
      }),
    ],
    [
      "courses/java.html",
      page("/courses/java", {
        nodes: [webPage("/courses/java", { "@id": COURSE["@id"] }), COURSE, trail("Home", "Courses", "Java")],
        body: course,
        isArticle: true,
      }),
    ],
    ["404.html", page("/404", { nodes: [] })],
    ["og-image.png", png(1200, 630)],
    ["assets/entry.js", "start()"],
    ["assets/page-1.txt", "[1]"],
    ["assets/app.css", "p{}"],
    ["covers/java.svg", "<svg/>"],
    ["icons/icon.png", png(512, 512)],
    ["sitemap.xml", paths.map((path) => `<loc>${ORIGIN}${path}</loc><lastmod>2026-01-01</lastmod>`).join("")],
    ["robots.txt", `User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`],
    ["site.webmanifest", JSON.stringify({ icons })],
    ["catalog.json", JSON.stringify({ version: 1, courses: [{ id: "1", url: `${ORIGIN}/courses/java` }] })],
    [
      "feed.xml",
      "<updated>2026-01-01T00:00:00Z</updated><entry><published>2026-01-01T00:00:00Z</published></entry>",
    ],
    ...[
      "llms.txt",
      "licenses.txt",
      "favicon.ico",
      "favicon.svg",
      "dev-toolkit/prompts.md",
      "dev-toolkit/prompts.json",
      "dev-toolkit/prompts.zip",
      "dev-toolkit/placeholders.json",
    ].map((name): [string, string] => [name, "x"]),
  ]);
}

const read = (files: Files) =>
  readSite(new Map([...files].map(([name, content]) => [name, Buffer.from(content)])), ORIGIN);

const check = (files: Files) => checkRules(read(files));

/** Changes one file; fails when there is nothing to change. */
const edit = (file: string, from: string | RegExp, to: string) => (files: Files) => {
  const before = String(files.get(file));
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  files.set(file, after);
};

/** For each rule, a broken site that it catches. */
const MUTATIONS: [rule: string, name: string, mutate: (files: Files) => void][] = [
  [
    "title-unique",
    "two pages of one title",
    edit("contact.html", /<title>[^<]*/, "<title>Title of the page /courses"),
  ],
  ["title-length", "a short title", edit("index.html", /<title>[^<]*/, "<title>Home")],
  [
    "description-unique",
    "two pages of one description",
    edit(
      "contact.html",
      'name="description" content="A description of the page /contact ',
      'name="description" content="A description of the page / ',
    ),
  ],
  [
    "description-length",
    "a short description",
    edit("index.html", /name="description" content="[^"]*"/, 'name="description" content="Short."'),
  ],
  ["document", "no language", edit("index.html", ' lang="en"', "")],
  [
    "document",
    "a late charset",
    edit("index.html", '<meta charset="utf-8">', `<!--${"x".repeat(1100)}--><meta charset="utf-8">`),
  ],
  ["document", "another theme colour", edit("index.html", "#0099FF", "#000000")],
  [
    "document",
    "a viewport that cannot be enlarged",
    edit("index.html", "maximum-scale=5", "maximum-scale=1"),
  ],
  ["named-metadata", "no keywords", edit("index.html", '<meta name="keywords" content="a, b">', "")],
  ["named-metadata", "another region", edit("index.html", 'content="IN"', 'content="US"')],
  ["robots", "a 404 page that may be indexed", edit("404.html", "noindex", "max-image-preview:large")],
  [
    "canonical",
    "a slash at the end",
    edit(
      "courses.html",
      `rel="canonical" href="${ORIGIN}/courses"`,
      `rel="canonical" href="${ORIGIN}/courses/"`,
    ),
  ],
  [
    "canonical",
    "two canonicals",
    edit("index.html", "</head>", `<link rel="canonical" href="${ORIGIN}/"></head>`),
  ],
  ["open-graph", "no locale", edit("index.html", '<meta property="og:locale" content="en_US">', "")],
  [
    "open-graph",
    "another title",
    edit("index.html", 'property="og:title" content="Title', 'property="og:title" content="Other'),
  ],
  ["twitter", "a small card", edit("index.html", "summary_large_image", "summary")],
  [
    "article",
    "a course that is no article",
    edit("courses/java.html", 'content="article"', 'content="website"'),
  ],
  ["article", "a wrong day", edit("courses/java.html", "2026-01-02", "yesterday")],
  ["share-image", "an image that is not there", (files) => void files.delete("og-image.png")],
  ["share-image", "an image of another size", (files) => void files.set("og-image.png", png(1200, 600))],
  ["json-ld-parses", "half a script", edit("index.html", '"@graph":[', '"@graph":[[')],
  ["json-ld-escaped", "a '<' in a text", edit("index.html", '"An academy."', '"An <b>academy."')],
  [
    "json-ld-types",
    "a course page without its course",
    edit("courses/java.html", '"@type":"Course"', '"@type":"Thing"'),
  ],
  [
    "json-ld-required",
    "a course without its level",
    edit("courses/java.html", '"educationalLevel":"Beginner",', ""),
  ],
  ["json-ld-empty", "an empty name", edit("index.html", '"name":"Academy"', '"name":""')],
  [
    "json-ld-ids",
    "a reference to nothing",
    edit(
      "index.html",
      '"publisher":{"@id":"https://academy.example/#organization"}',
      '"publisher":{"@id":"https://academy.example/#nobody"}',
    ),
  ],
  ["json-ld-invented", "a rating", edit("courses/java.html", '"@type":"Offer"', '"@type":"AggregateRating"')],
  ["json-ld-invented", "no hours", edit("courses/java.html", "PT28H", "PT0H")],
  [
    "json-ld-page",
    "another address",
    edit("contact.html", `"url":"${ORIGIN}/contact"`, `"url":"${ORIGIN}/kontakt"`),
  ],
  [
    "search-action",
    "another parameter",
    edit("index.html", "?search={search_term_string}", "?q={search_term_string}"),
  ],
  [
    "course",
    "a free course",
    edit("courses/java.html", '"isAccessibleForFree":false', '"isAccessibleForFree":true'),
  ],
  [
    "course",
    "a price that the page does not show",
    edit("courses/java.html", '"priceCurrency":"INR"', '"priceCurrency":"INR","price":1'),
  ],
  ["json-ld-page", "a page about nothing", edit("courses/java.html", '"mainEntity":', '"about":')],
  [
    "syllabus",
    "a block that the page does not show",
    edit("courses/java.html", "<h2>The language", "<h2>The words"),
  ],
  ["syllabus", "a block without its weeks", edit("courses/java.html", "P4W", "four weeks")],
  [
    "course",
    "an ongoing course without its rhythm",
    edit(
      "courses/java.html",
      /"timeRequired":"P14W",|(?<="courseMode":"Online"),"courseWorkload":"PT28H"/g,
      "",
    ),
  ],
  ["breadcrumbs", "a trail too short", edit("contact.html", /,\{"@type":"ListItem","position":2[^}]*\}/, "")],
  ["sitemap", "a page without its day", edit("sitemap.xml", "<lastmod>2026-01-01</lastmod>", "")],
  [
    "course",
    "a group without its calendar",
    edit("courses/java.html", '"courseMode":"Online"', '"courseMode":"Online","startDate":"2027-01-11"'),
  ],
  ["course", "a workload without a length", edit("courses/java.html", '"timeRequired":"P14W",', "")],
  [
    "breadcrumbs",
    "other words on the page",
    edit("courses/java.html", "<li>/ Java</li>", "<li>/ Core Java</li>"),
  ],
  [
    "item-list",
    "a course left out",
    edit(
      "courses.html",
      '{"@type":"ListItem","position":1,"url":"https://academy.example/courses/java"}',
      "",
    ),
  ],
  [
    "faq",
    "an answer that the page does not show",
    edit("contact.html", "<p>Why? Because.</p>", "<p>Why?</p>"),
  ],
  ["one-h1", "two headings", edit("index.html", "</main>", "<h1>Again</h1></main>")],
  ["images-sized", "an image without height", edit("index.html", ' height="1"', "")],
  ["own-words", "an empty page", edit("index.html", WORDS, "")],
  [
    "page-size",
    "a page of two megabytes",
    edit("index.html", "</main>", `</main><!--${"x".repeat(2_000_000)}-->`),
  ],
  ["links", "a link to no file", edit("index.html", 'href="/courses/java"', 'href="/courses/jav"')],
  ["links", "an empty link", edit("index.html", 'href="/courses/java"', 'href="#"')],
  ["fragments", "a fragment of another page", edit("index.html", "/contact#top", "/contact#bottom")],
  ["fragments", "a fragment of the page itself", edit("index.html", 'href="#main"', 'href="#mian"')],
  ["named-places", "a page without what links may name", edit("contact.html", ' id="faq"', "")],
  ["named-places", "a course without its sessions", edit("courses/java.html", ' id="syllabus"', "")],
  ["new-tabs", "a tab without noopener", edit("index.html", ' rel="noopener"', "")],
  ["one-form", "a second form", edit("index.html", "</main>", "<form></form></main>")],
  [
    "not-found-scripts",
    "a second script on the 404 page",
    edit("404.html", "</body>", "<script>1</script></body>"),
  ],
  ["not-found-scripts", "a 404 page that leads nowhere", edit("404.html", "<script>lead()</script>", "")],
  ["course-count", "a claim of 14 courses", edit("index.html", "</main>", "<p>All 14 courses.</p></main>")],
  [
    "orphan",
    "a page without a link",
    (files) => {
      for (const file of [...files.keys()].filter((name) => name.endsWith(".html")))
        edit(file, 'href="/contact#top"', 'href="/courses"')(files);
    },
  ],
  ["needed-files", "no llms.txt", (files) => void files.delete("llms.txt")],
  ["needed-files", "no licences", (files) => void files.delete("licenses.txt")],
  ["unused-output", "the data of what is no page", (files) => void files.set("sitemap.xml.data", "x")],
  [
    "unused-output",
    "a folder page",
    (files) => void files.set("about/index.html", page("/about", { nodes: [webPage("/about")] })),
  ],
  ["sitemap-pages", "a page left out", edit("sitemap.xml", `<loc>${ORIGIN}/contact</loc>`, "")],
  ["sitemap-pages", "the 404 page listed", edit("sitemap.xml", "<loc>", `<loc>${ORIGIN}/404</loc><loc>`)],
  ["robots-txt", "a forbidden site", edit("robots.txt", "Allow: /", "Disallow: /")],
  ["manifest", "an icon that is not there", (files) => void files.delete("icons/icon.png")],
  ["catalog", "a course left out", edit("catalog.json", "courses/java", "courses/jav")],
  ["feed", "an entry left out", edit("feed.xml", "<entry>", "")],
  ["covers", "no cover", (files) => void files.delete("covers/java.svg")],
  ["policy", "no policy", edit("index.html", /<meta http-equiv[^>]*>/, "")],
  ["policy", "a script that the policy refuses", edit("index.html", "</body>", "<script>1</script></body>")],
  ["policy", "a hash of no script", edit("index.html", /<script type="deferred".*<\/script>/, "")],
  ["page-data", "empty data", (files) => void files.set("assets/page-1.txt", "")],
  ["page-data", "no data", (files) => void files.delete("assets/page-1.txt")],
  ["page-data", "no script that names its data", edit("index.html", ' data-page="/assets/page-1.txt"', "")],
  ["unused-output", "a stylesheet that no page names", (files) => void files.set("assets/old.css", "p{}")],
  ["named-files", "the whole stylesheet is not there", (files) => void files.delete("assets/app.css")],
  [
    "named-files",
    "a module to load ahead that is not there",
    edit("index.html", 'data-modules="', 'data-modules="/assets/gone.js '),
  ],
  ["named-files", "a module that is not there", (files) => void files.delete("assets/entry.js")],
  [
    "named-files",
    "a font that is not there",
    edit("index.html", "</body>", "<style>@font-face{src:url(/assets/a.woff2)}</style></body>"),
  ],
  [
    "named-files",
    "a font in another folder than that of the scripts",
    edit("index.html", "</body>", "<style>@font-face{src:url('./fonts/a.woff2')}</style></body>"),
  ],
  [
    "browser-apis",
    "a method that older browsers lack",
    (files) => void files.set("assets/entry.js", "x.toSorted()"),
  ],
  [
    "browser-apis",
    "a function that older browsers lack, in a page",
    edit("404.html", "<script>lead()", "<script>Promise.withResolvers();lead()"),
  ],
  ["covers", "a heavy cover", (files) => void files.set("covers/java.svg", "x".repeat(6145))],
];

it("finds nothing in a site that keeps every rule", () => expect(check(makeSite())).toEqual([]));

it("finds nothing in a page that shows the price and the calendar of its data", () => {
  const files = makeSite();
  edit("courses/java.html", '"priceCurrency":"INR"', '"priceCurrency":"INR","price":18500')(files);
  edit("courses/java.html", '"courseMode":"Online"', '"courseMode":"Online","startDate":"2027-01-11"')(files);
  edit(
    "courses/java.html",
    "<h2>",
    '<p>₹18,500 <a href="/courses/java-2027-01-11.ics">Calendar</a></p><h2>',
  )(files);
  files.set("courses/java-2027-01-11.ics", "BEGIN:VCALENDAR");
  expect(check(files)).toEqual([]);
});

describe("finds", () => {
  it.each(MUTATIONS)("%s: %s", (rule, _, mutate) => {
    const files = makeSite();
    mutate(files);
    expect(check(files).map((fault) => fault.rule)).toContain(rule);
  });
});

it("has a broken site for every rule", () => {
  const tested = new Set(MUTATIONS.map(([rule]) => rule));
  expect(RULES.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});

/** The same site with so many courses; its feed has the newest hundred. */
function grow(count: number): Files {
  const files = makeSite();
  const course = String(files.get("courses/java.html"));
  const slugs = Array.from({ length: count - 1 }, (_, index) => `java-${index + 2}`);
  for (const slug of slugs) {
    files.set(`courses/${slug}.html`, course.replaceAll("/courses/java", `/courses/${slug}`));
    files.set(`covers/${slug}.svg`, "<svg/>");
  }
  const urls = slugs.map((slug) => `${ORIGIN}/courses/${slug}`);
  const links = slugs.map((slug) => `<a href="/courses/${slug}">${slug}</a>`).join("");
  edit("courses.html", "<p>Showing 1 courses</p>", `<p>Showing ${count} courses</p>${links}`)(files);
  const items = urls.map((url, index) => `,{"@type":"ListItem","position":${index + 2},"url":"${url}"}`);
  edit("courses.html", '/courses/java"}]', `/courses/java"}${items.join("")}]`)(files);
  const entries = urls.map((url) => `<loc>${url}</loc><lastmod>2026-01-01</lastmod>`).join("");
  edit("sitemap.xml", /$/, entries)(files);
  const courses = urls.map((url, index) => `,{"id":"${index + 2}","url":"${url}"}`);
  edit("catalog.json", '/courses/java"}', `/courses/java"}${courses.join("")}`)(files);
  edit("feed.xml", /$/, "<entry></entry>".repeat(Math.min(count, 100) - 1))(files);
  return files;
}

/** Splits the sitemap into two and their index. */
function splitSitemap(files: Files): Files {
  const [first = "", ...rest] = String(files.get("sitemap.xml")).split(/(?=<loc>)/);
  const part = (name: string) => `<loc>${ORIGIN}/${name}</loc>`;
  files.set("sitemap-1.xml", first);
  files.set("sitemap-2.xml", rest.join(""));
  files.set("sitemap.xml", `<sitemapindex>${part("sitemap-1.xml")}${part("sitemap-2.xml")}</sitemapindex>`);
  return files;
}

describe("a site of many courses", () => {
  const rulesOf = (files: Files) => check(files).map(({ rule }) => rule);

  it("keeps every rule with the newest hundred in its feed", () => {
    expect(rulesOf(grow(120))).toEqual([]);
  });

  it("misses an entry of the feed", () => {
    const files = grow(120);
    edit("feed.xml", "<entry>", "")(files);
    expect(rulesOf(files)).toEqual(["feed"]);
  });

  it("may have several sitemaps under an index", () => {
    expect(rulesOf(splitSitemap(grow(3)))).toEqual([]);
  });

  it("misses a sitemap that the index names, and what it should list", () => {
    const files = splitSitemap(grow(3));
    files.delete("sitemap-1.xml");
    expect(rulesOf(files)).toEqual(["sitemap", "sitemap-pages"]);
  });

  it("is read page by page: a page once for all of its rules, and once more where others lead into it", () => {
    const reads = new Map<string, number>();
    const files = grow(40);
    const contents = new Map([...files].map(([name, content]) => [name, Buffer.from(content)]));
    const counted = {
      keys: () => contents.keys(),
      has: (name: string) => contents.has(name),
      get: (name: string) => {
        reads.set(name, (reads.get(name) ?? 0) + 1);
        return contents.get(name);
      },
    };
    expect(checkRules(readSite(counted, ORIGIN))).toEqual([]);
    const pages = [...reads].filter(([name]) => name.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter(([, count]) => count > 3)).toEqual([]);
  });
});

describe("html-validate finds", () => {
  it.each([
    ["heading-level", "a skipped level", "<h4>Deep</h4>"],
    ["no-dup-id", "one id twice", '<p id="main"></p>'],
  ])("%s: %s", async (rule, _, markup) => {
    const faultsOf = async (files: Files) => {
      const faults = await checkHtml(read(files));
      return faults.filter(({ file }) => file === "index.html").map((fault) => fault.rule);
    };
    const files = makeSite();
    expect(await faultsOf(files)).not.toContain(`html: ${rule}`);
    edit("index.html", "</main>", `${markup}</main>`)(files);
    expect(await faultsOf(files)).toContain(`html: ${rule}`);
  });
});
