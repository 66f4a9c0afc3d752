import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { writeOnwardPages } from "./onward-pages.server.ts";
import { listSiteFiles } from "./site-files.server.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const TODAY = "2026-11-22";
const load = (showDrafts = false, today = TODAY) => loadSiteContent(folder, { today, showDrafts });

const change = (file: string, from: string | RegExp, to: string) => changeFile(folder, file, from, to);

/** All that is made from content beside the pages, as one text. */
const writeFiles = (content: ReturnType<typeof load>): string =>
  listSiteFiles(content)
    .filter(({ path: address }) => /\.(xml|json|txt|md)$/.test(address))
    .map(({ make }) => String(make()))
    .join("\n");

const names = (content: ReturnType<typeof load>, course: string) => ({
  courses: content.courses.some(({ slug }) => slug === course),
  footer: content.site.footer.courses.includes(course),
  paths: JSON.stringify(content.pages["learning-paths"].paths).includes(`"course":"${course}"`),
  promises: content.site.promises.some(({ page }) => page === `/courses/${course}`),
  files: writeFiles(content).includes(`/courses/${course}`),
});

/** The links of the list of an onward page. */
const listLinks = (html: string) => [...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href);

const NOWHERE = { courses: false, footer: false, paths: false, promises: false, files: false };

const COURSE = "courses/odd-java.md";

/** A further course, with a promise, that the footer and a path name, in the place of another one there. */
function addCourse(): void {
  const text = readFileSync(path.join(folder, "courses/core-java.md"), "utf8")
    .replace('id: "12"', 'id: "9999"')
    .replace("order: 7", "order: 9999")
    .replace("title: Core Java", "title: Odd Java")
    .replace("Learn Java from", "Learn odd Java from");
  writeFileSync(path.join(folder, COURSE), text);
  change("site.yaml", "courses: [python-fundamentals,", "courses: [odd-java,");
  change(
    "site.yaml",
    "promises:\n",
    "promises:\n  - { page: /courses/odd-java, claim: Learn odd Java from }\n",
  );
  change("pages/learning-paths.yaml", "course: core-java", "course: odd-java");
}

describe("a draft", () => {
  it("of a course is nowhere on the published site", () => {
    addCourse();
    const before = load();
    expect(names(before, "odd-java")).toEqual({
      courses: true,
      footer: true,
      paths: true,
      promises: true,
      files: true,
    });
    change(COURSE, "level:", "draft: true\nlevel:");
    const after = load();
    expect(names(after, "odd-java")).toEqual(NOWHERE);
    expect(after.courses).toHaveLength(before.courses.length - 1);
    expect(JSON.stringify(after.pages.courses)).toContain(String(after.courses.length));
  });

  it("of a course stands in a preview, marked", () => {
    addCourse();
    change(COURSE, "level:", "draft: true\nlevel:");
    const course = load(true).courses.find(({ slug }) => slug === "odd-java");
    expect(course?.title).toMatch(/^Draft: /);
    expect(names(load(true), "odd-java")).toMatchObject({ courses: true, footer: true, paths: true });
  });

  it("of a course that a published prompt names is a fault", () => {
    addCourse();
    change(COURSE, "level:", "draft: true\nlevel:");
    change("toolkit/prompts/test.yaml", "course: python-fundamentals", "course: odd-java");
    expect(load).toThrow(/course: found 'odd-java'; it is a draft: name a published course/);
  });

  it("of a course that a text links is a fault", () => {
    addCourse();
    change(COURSE, "level:", "draft: true\nlevel:");
    change("courses/core-java.md", "Advanced Java begins there", "[Web](/courses/odd-java) begins there");
    expect(load).toThrow(
      "found '/courses/odd-java'; it leads to a draft: publish that first, or link another page",
    );
  });

  it("of a question is not counted, and marked in a preview", () => {
    const file = path.join(folder, "faq.yaml");
    writeFileSync(
      file,
      `${readFileSync(file, "utf8")}- question: Is it so?\n  answer: It is.\n  draft: true\n`,
    );
    expect(load().faq.map(({ question }) => question)).not.toContain("Is it so?");
    expect(load(true).faq.at(-1)).toEqual({ question: "Draft: Is it so?", answer: "It is." });
  });

  it("of a prompt is in no list, file or day", () => {
    const before = load().toolkit.groups.flatMap(({ prompts }) => prompts).length;
    change(
      "toolkit/prompts/debug.yaml",
      "  - slug: read-a-stack-trace\n",
      "  - slug: read-a-stack-trace\n    draft: true\n",
    );
    const content = load();
    expect(content.toolkit.groups.flatMap(({ prompts }) => prompts)).toHaveLength(before - 1);
    expect(JSON.stringify(content.toolkit)).not.toContain('"read-a-stack-trace"');
    expect(writeFiles(content)).not.toContain("read-a-stack-trace");
    const shown = load(true).toolkit.groups.flatMap(({ prompts }) => prompts);
    expect(shown.find(({ slug }) => slug === "read-a-stack-trace")?.title).toMatch(/^Draft: /);
  });
});

describe("a retired course", () => {
  it("leaves the catalogue on its day, and its address says where to go", () => {
    addCourse();
    change(COURSE, "level:", "retired: 2027-03-01\nlevel:");
    expect(names(load(), "odd-java").courses).toBe(true);
    const content = load(false, "2027-03-01");
    expect(names(content, "odd-java")).toEqual(NOWHERE);
    const html = writeOnwardPages(content).get("/courses/odd-java") ?? "";
    expect(html).toContain("is no longer offered");
    expect(html).toContain("It left the catalogue on 1 March 2027.");
    expect(html).toContain("More on the same track:</p>");
    const links = listLinks(html);
    expect(links).toHaveLength(4);
    expect(links.at(-1)).toBe("/courses");
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it("that was the last one of its track leads to the catalogue, and to nothing that is not there", () => {
    const content = load();
    const [course] = content.courses;
    if (!course) throw new Error("There is no course.");
    const courses = content.courses.filter(({ track }) => track !== course.track);
    const retired = [{ ...course, retired: "2026-11-01" }];
    const html = writeOnwardPages({ ...content, courses, retired }).get(`/courses/${course.slug}`) ?? "";
    expect(html).toContain("<p>It left the catalogue on 1 November 2026.</p>");
    expect(listLinks(html)).toEqual(["/courses"]);
  });
});

it("an old address that leads to a page of its own names it", () => {
  change("redirects.yaml", /$/, "- { from: /team, to: /about }");
  const content = load();
  const html = writeOnwardPages(content).get("/team") ?? "";
  expect(html).toContain(`<a href="/about"><b>${content.pages.about.meta.title}</b></a>`);
});

it("an old address is a page that leads on by itself, and by a link", () => {
  change("redirects.yaml", /$/, "- { from: /courses/java, to: /courses/core-java }");
  const html = writeOnwardPages(load()).get("/courses/java") ?? "";
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/courses/core-java">');
  expect(html).toContain('<link rel="canonical" href="https://academy.example/courses/core-java">');
  expect(html).toContain('<a href="/courses/core-java"><b>Core Java</b> <span>14 weeks, Beginner</span></a>');
});
