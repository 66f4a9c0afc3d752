import { expect, it } from "vitest";
import { formatAtom } from "./atom.ts";
import { formatSitemap } from "./sitemap.ts";

it("lists each page with its day of change, escaped", () => {
  const sitemap = formatSitemap([
    { url: "https://a.example/", modified: "2026-11-21" },
    { url: "https://a.example/?a=1&b=2", modified: "2026-11-20" },
  ]);
  expect(sitemap).toContain("<url><loc>https://a.example/</loc><lastmod>2026-11-21</lastmod></url>");
  expect(sitemap).toContain(
    "<url><loc>https://a.example/?a=1&amp;b=2</loc><lastmod>2026-11-20</lastmod></url>",
  );
  expect(sitemap).not.toMatch(/priority|changefreq/);
});

it("prints a feed with the day of its first entry as its own, escaped", () => {
  const entry = { summary: "S & T", published: "2026-01-01" };
  const feed = formatAtom({
    title: "Courses",
    subtitle: "Changes",
    url: "https://a.example/courses",
    feedUrl: "https://a.example/feed.xml",
    author: "A <B>",
    entries: [
      { ...entry, title: "New", url: "https://a.example/new", modified: "2026-03-01" },
      { ...entry, title: "Old", url: "https://a.example/old", modified: "2026-02-01" },
    ],
  });
  expect(feed).toContain("  <updated>2026-03-01T00:00:00Z</updated>\n  <entry>");
  expect(feed).toContain("<summary>S &amp; T</summary>");
  expect(feed).toContain("<name>A &lt;B&gt;</name>");
});
