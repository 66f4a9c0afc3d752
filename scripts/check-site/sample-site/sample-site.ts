import { expect } from "vitest";
import { checkRules } from "../check-site.ts";
import { readSite } from "../read-site.ts";
import { COURSE, ORIGIN, SESSION, trail, webPage } from "./sample-data.ts";
import { page } from "./sample-page.ts";

/** What a site holds, by the names of its files. */
export type Files = Map<string, string | Buffer>;

/** A PNG header of a size, which is all that the rules read. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write("\u0089PNG", 0, "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A small site that keeps every rule. */
export function makeSite(): Files {
  const list = {
    "@type": "ItemList",
    itemListElement: [{ "@type": "ListItem", position: 1, url: `${ORIGIN}/courses/java` }],
  };
  const faq = { "@type": "FAQPage", mainEntity: [{ name: "Why?", acceptedAnswer: { text: "Because." } }] };
  const course = `<h2>The language</h2><p>You write classes.</p><p>Taught with: Java 25</p><nav aria-label="Breadcrumbs"><ol><li>Home</li><li>/ Courses</li><li>/ Java</li></ol></nav><a href="/courses/java/session">Session</a>`;
  const paths = ["/", "/courses", "/contact", "/courses/java", "/courses/java/session"];
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
    [
      "courses/java/session.html",
      page("/courses/java/session", {
        nodes: [
          webPage("/courses/java/session", { "@id": SESSION["@id"] }),
          SESSION,
          trail("Home", "Courses", "Java", "Heading"),
        ],
        body: `<nav aria-label="Breadcrumbs"><ol><li>Home</li><li>/ Courses</li><li>/ Java</li><li>/ Heading</li></ol></nav>`,
        isArticle: true,
      }),
    ],
    ["404.html", page("/404", { nodes: [] })],
    ["og-image.png", png(1200, 630)],
    ["assets/entry.js", "start()"],
    ["covers/java.svg", "<svg/>"],
    ["icons/icon.png", png(512, 512)],
    ["sitemap.xml", paths.map((path) => `<loc>${ORIGIN}${path}</loc><lastmod>2026-01-01</lastmod>`).join("")],
    ["robots.txt", `User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`],
    ["site.webmanifest", JSON.stringify({ icons })],
    ["catalog.json", JSON.stringify({ version: 1, courses: [{ id: "1", url: `${ORIGIN}/courses/java` }] })],
    [
      "feed.xml",
      "<updated>2026-01-01T00:00:00Z</updated><entry><published>2026-01-01T00:00:00Z</published></entry><entry></entry>",
    ],
    ...[
      "llms.txt",
      "licenses.txt",
      "favicon.ico",
      "favicon.svg",
      "dev-toolkit/prompts.md",
      "dev-toolkit/prompts.json",
      "dev-toolkit/prompts.zip",
    ].map((name): [string, string] => [name, "x"]),
  ]);
}

/** A site as the rules read it. */
export const read = (files: Files) =>
  readSite(new Map([...files].map(([name, content]) => [name, Buffer.from(content)])), ORIGIN);

/** Every fault of a site. */
export const check = (files: Files) => checkRules(read(files));

/** Changes one file; fails when there is nothing to change. */
export const edit = (file: string, from: string | RegExp, to: string) => (files: Files) => {
  const before = String(files.get(file));
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  files.set(file, after);
};
