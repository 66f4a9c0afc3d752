import { describe, expect, it } from "vitest";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { listPageAddresses, listPaths } from "#app/site/output-paths.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { writeFeed } from "./feed.ts";
import { writeLlms } from "./llms.ts";
import { writeSitemaps } from "./sitemap.ts";

const OPTIONS = { today: "2026-12-01", showDrafts: false };
const content = loadSiteContent(FIXTURE, OPTIONS);

/** The content with copies of its courses, so many in all. */
const grow = (count: number) => ({
  ...content,
  courses: Array.from({ length: count }, (_, index) => ({
    ...(content.courses[index % content.courses.length] ?? content.courses[0]),
    slug: `course-${index}`,
    modified: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
  })) as typeof content.courses,
});

describe("a catalogue that grows", () => {
  it("has one sitemap as long as the protocol allows it", () => {
    expect([...writeSitemaps(content).keys()]).toEqual(["/sitemap.xml"]);
  });

  it("has its sitemap in parts with an index, every page once", () => {
    const sitemaps = writeSitemaps(grow(100), 50);
    expect([...sitemaps.keys()]).toEqual([
      "/sitemap.xml",
      "/sitemap-1.xml",
      "/sitemap-2.xml",
      "/sitemap-3.xml",
    ]);
    const read = (path: string) =>
      [...(sitemaps.get(path) ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
    const { origin } = content.site.identity;
    expect(read("/sitemap.xml")).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
    const pages = [1, 2, 3].flatMap((part) => read(`/sitemap-${part}.xml`));
    expect(pages).toHaveLength(listPageAddresses(grow(100)).length);
    expect(new Set(pages).size).toBe(pages.length);
    expect(read("/sitemap-1.xml")).toHaveLength(50);
  });

  it("has the parts of its sitemap among the paths that are built", () => {
    expect(listPaths(content)).not.toContain("/sitemap-1.xml");
    expect(listPaths(grow(50_001))).toEqual(expect.arrayContaining(["/sitemap-1.xml", "/sitemap-2.xml"]));
  });

  it("has a feed of the hundred that changed last", () => {
    const feed = writeFeed({ ...grow(250), entries: { ...content.entries, sessions: [], briefs: [] } });
    expect(feed.match(/<entry>/g)).toHaveLength(100);
    expect(feed).toContain("/courses/course-249<");
    expect(feed).toContain("/courses/course-150<");
    expect(feed).not.toContain("/courses/course-149<");
  });

  it("has an llms.txt with every page", () => {
    const text = writeLlms(content);
    for (const path of listPageAddresses(content))
      expect(text).toContain(`](${content.site.identity.origin}${path})`);
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

it("no path is built twice", () => {
  const paths = listPaths(content);
  expect(new Set(paths).size).toBe(paths.length);
});
