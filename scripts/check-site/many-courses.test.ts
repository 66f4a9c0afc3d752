import { describe, expect, it } from "vitest";
import { checkRules } from "./check-site.ts";
import { readSite } from "./read-site.ts";
import { ORIGIN } from "./sample-site/sample-data.ts";
import { check, edit, type Files, makeSite } from "./sample-site/sample-site.ts";

/** The same site with so many courses; its feed has the newest hundred. */
function grow(count: number): Files {
  const files = makeSite();
  const course = String(files.get("courses/java.html"));
  const slugs = Array.from({ length: count - 1 }, (_, index) => `java-${index + 2}`);
  for (const slug of slugs) {
    files.set(`courses/${slug}.html`, course.replaceAll(/\/courses\/java(?!\/)/g, `/courses/${slug}`));
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
  edit("feed.xml", /$/, "<entry></entry>".repeat(Math.min(count + 1, 100) - 2))(files);
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
