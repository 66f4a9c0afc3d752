import { marked } from "marked";
import { expect, it } from "vitest";
import { getMarkdownPath } from "#app/academy/addresses.ts";
import { listPageAddresses, listPaths } from "#app/site/output-paths.server.ts";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { formatLlms } from "./llms.ts";
import { formatSitemap } from "./sitemap.ts";

const content = loadFixture();

/** The content with copies of its courses, up to this number. */
const grow = (count: number) => ({
  ...content,
  courses: Array.from({ length: count }, (_, index) => ({
    ...(content.courses[index % content.courses.length] ?? content.courses[0]),
    slug: `course-${index}`,
    modified: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
  })) as typeof content.courses,
});

it("the sitemap has every page once, with the day of its last change", () => {
  const grown = grow(100);
  const listed = Array.from(
    formatSitemap(grown).matchAll(/^<url><loc>(.+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>$/gm),
    ([, url = "", day]) => [url.slice(content.site.identity.origin.length), day],
  );
  expect(listed.map(([path]) => path)).toEqual(listPageAddresses(grown));
  const days = Object.fromEntries(listed);
  expect(Object.keys(days)).toHaveLength(listed.length);
  for (const { slug, modified } of grown.courses) expect(days[`/courses/${slug}`]).toBe(modified);
});

it("the sitemap dates a page that lists others by the latest of them", () => {
  const modified = "2026-12-01";
  const courses = content.courses.map((course) => ({ ...course, modified }));
  const groups = content.toolkit.groups.map((group) => ({ ...group, meta: { ...group.meta, modified } }));
  const sitemap = formatSitemap({ ...content, courses, toolkit: { ...content.toolkit, groups } });
  for (const path of ["/courses", "/sessions", "/dev-toolkit"])
    expect(sitemap).toContain(`${path}</loc><lastmod>${modified}<`);
  expect(sitemap).toContain(`/contact</loc><lastmod>${content.pages.contact.meta.modified}<`);
});

it("llms.txt has every page, with the weeks and the versions of courses", () => {
  const [first, ...others] = content.courses;
  const taughtWith = { tools: ["PostgreSQL 18"], checked: "2026-11" };
  const courses = first ? [{ ...first, taughtWith }, ...others] : [];
  const text = formatLlms({ ...content, courses });
  for (const path of listPageAddresses(content))
    expect(text).toContain(`](${content.site.identity.origin}${getMarkdownPath(path)})`);
  for (const part of ["  - Week", "  - Taught with: PostgreSQL 18"]) expect(text).toContain(part);
});

it("llms.txt links only to pages and files of the site", () => {
  const { origin } = content.site.identity;
  const links: string[] = [];
  marked.walkTokens(marked.lexer(formatLlms(content)), (token) => {
    if (token.type === "link" && token.href.startsWith(origin)) links.push(token.href);
  });
  const paths = [...listPaths(content), ...listPageAddresses(content).map(getMarkdownPath)];
  expect(paths.map((path) => origin + path)).toEqual(expect.arrayContaining(links));
});

it("llms.txt links to the Markdown of a page, not to a place on it", () => {
  const navigation = [{ label: "Reviews", href: "/about#reviews" }];
  const text = formatLlms({ ...content, site: { ...content.site, navigation } });
  expect(text).toContain(`[Reviews](${content.site.identity.origin}/about.md)`);
});

it("llms.txt links to a file of the site as it is", () => {
  const footer = { ...content.site.footer, legal: [{ label: "All pages", href: "/sitemap.xml" }] };
  const text = formatLlms({ ...content, site: { ...content.site, footer } });
  expect(text).toContain(`[All pages](${content.site.identity.origin}/sitemap.xml)`);
});

// A description of the fixture tries to break out of markup. Pages with it: e2e/fixture-site.spec.ts.
it("llms.txt keeps a text that looks like markup as a text", () => {
  const file = marked.parse(formatLlms(content), { async: false });
  expect(file).toContain("onerror=hostile()");
  for (const part of ["<img", "</script>"]) expect(file).not.toContain(part);
});
