import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { getMarkdownPath } from "#app/content/addresses.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { listPageAddresses, listPaths } from "#app/site/output-paths.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { writeFeed } from "./feed.ts";
import { writeLlms } from "./llms.ts";
import { writeSitemap } from "./sitemap.ts";

const OPTIONS = { today: "2026-12-01", showDrafts: false };
const content = loadSiteContent(FIXTURE, OPTIONS);

/** The content with copies of its courses, up to this number. */
const grow = (count: number) => ({
  ...content,
  courses: Array.from({ length: count }, (_, index) => ({
    ...(content.courses[index % content.courses.length] ?? content.courses[0]),
    slug: `course-${index}`,
    modified: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
  })) as typeof content.courses,
});

describe("a catalogue that grows", () => {
  it("has every page once in its sitemap, with the day of its last change", () => {
    const grown = grow(100);
    const listed = Array.from(
      writeSitemap(grown).matchAll(/^<url><loc>(.+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>$/gm),
      ([, url = "", day]) => [url.slice(content.site.identity.origin.length), day],
    );
    const days = grown.courses.map(({ slug, modified }) => [`/courses/${slug}`, modified]);
    const paths = listed.map(([path]) => path);
    expect(paths).toEqual(listPageAddresses(grown));
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.fromEntries(listed)).toMatchObject(Object.fromEntries(days));
  });

  it("gives its page the day of its own change, or of its latest course", () => {
    const day = (from: typeof content) => /\/courses<\/loc><lastmod>([^<]+)/.exec(writeSitemap(from))?.[1];
    const own = content.pages.courses.meta.modified;
    const at = (modified: string) => ({
      ...content,
      courses: content.courses.map((course) => ({ ...course, modified })),
    });
    expect([day(at("2020-01-01")), day(at("2026-12-01"))]).toEqual([own, "2026-12-01"]);
  });

  it("has a feed of the hundred that changed last", () => {
    const entries = Object.fromEntries(Object.keys(content.entries).map((name) => [name, []]));
    const feed = writeFeed({ ...grow(250), entries: entries as unknown as typeof content.entries });
    expect(feed.match(/<entry>/g)).toHaveLength(100);
    expect(feed).toContain("/courses/course-249<");
    expect(feed).toContain("/courses/course-150<");
    expect(feed).not.toContain("/courses/course-149<");
  });

  it("has an llms.txt with every page", () => {
    const text = writeLlms(content);
    for (const path of listPageAddresses(content))
      expect(text).toContain(`](${content.site.identity.origin}${getMarkdownPath(path)})`);
  });

  it("has an llms.txt that stays short and says where the rest is", () => {
    expect(writeLlms(content)).toContain("  - Week");
    const taughtWith = { tools: ["PostgreSQL 18"], checked: "2026-11" };
    const courses = content.courses.map((course) => ({ ...course, taughtWith }));
    expect(writeLlms({ ...content, courses })).toContain("  - Taught with: PostgreSQL 18");
    const text = writeLlms(grow(5000));
    expect(text.split("\n").length).toBeLessThan(160);
    expect(text).toContain("[All 5000 courses]");
    expect(text).toContain("/catalog.json");
  });
});

// A description of the fixture tries to break out of markup. Pages with it: e2e/hosts/under-path.spec.ts.
it.each([
  ["feed.xml", writeFeed(content)],
  ["llms.txt", marked.parse(writeLlms(content), { async: false })],
])("%s keeps a text that looks like markup as a text", (_, file) => {
  expect(file).toContain("onerror=hostile()");
  for (const part of ["<img", "</script>", "]]>"]) expect(file).not.toContain(part);
});

it("no path is built twice", () => {
  const paths = listPaths(content);
  expect(new Set(paths).size).toBe(paths.length);
});
