import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getCatalogJson } from "#app/courses/catalog-json.server.ts";
import { getRetiredPage } from "#app/courses/retired-page.ts";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { formatPromptsMarkdown } from "#app/toolkit/toolkit-downloads.server.ts";
import { writeFeed } from "./feed.ts";
import { writeLlms } from "./llms.ts";
import { writeSitemap } from "./sitemap.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const TODAY = "2026-11-22";
const load = (showDrafts = false, today = TODAY) => loadSiteContent(folder, { today, showDrafts });

const change = (file: string, from: string | RegExp, to: string) => changeFile(folder, file, from, to);

/** The course that tests add to a copy of the content. */
const ODD_COURSE = "courses/odd-java.md";

/** Adds a course. It replaces another course in the footer and on a path, and helps with a prompt. */
function addOddCourse(): void {
  const text = readFileSync(path.join(folder, "courses/core-java.md"), "utf8")
    .replace('id: "12"', 'id: "9999"')
    .replace("order: 7", "order: 9999")
    .replace("title: Core Java", "title: Odd Java")
    .replace("Learn Java from", "Learn odd Java from");
  writeFileSync(path.join(folder, ODD_COURSE), text);
  change("site.yaml", "courses: [core-java,", "courses: [odd-java,");
  change("pages/learning-paths.yaml", "course: core-java", "course: odd-java");
  change("toolkit/prompts/test.yaml", "course: core-java", "course: odd-java");
}

/** The texts of all files for other programs, joined. */
const writeFiles = (content: SiteContent): string =>
  [
    writeSitemap(content),
    writeFeed(content),
    writeLlms(content),
    JSON.stringify(getCatalogJson(content.site, content.courses, content.entries)),
    formatPromptsMarkdown(content.toolkit.groups, content.site),
  ].join("\n");

/** For each place that may name a course, whether it does. */
const findNames = (content: SiteContent, course: string) => ({
  courses: content.courses.some(({ slug }) => slug === course),
  footer: content.site.footer.courses.includes(course),
  paths: JSON.stringify(content.pages["learning-paths"].paths).includes(`"course":"${course}"`),
  prompts: JSON.stringify(content.toolkit).includes(`"${course}"`),
  files: writeFiles(content).includes(`/courses/${course}`),
});

/** The result of `findNames` for a course that is not published. */
const NOWHERE = { courses: false, footer: false, paths: false, prompts: false, files: false };

describe("a draft", () => {
  it("of a course is nowhere on the published site", () => {
    addOddCourse();
    const before = load();
    expect(findNames(before, "odd-java")).toEqual({
      courses: true,
      footer: true,
      paths: true,
      prompts: true,
      files: true,
    });
    change(ODD_COURSE, "level:", "draft: true\nlevel:");
    const after = load();
    expect(findNames(after, "odd-java")).toEqual(NOWHERE);
    expect(after.courses).toHaveLength(before.courses.length - 1);
    expect(JSON.stringify(after.pages.courses)).toContain(String(after.courses.length));
    const [path] = after.pages["learning-paths"].paths;
    expect(path?.rows.map(({ name }) => name)).toEqual(["Hosting and Deployment"]);
  });

  it("of a course stands in a preview, marked", () => {
    addOddCourse();
    change(ODD_COURSE, "level:", "draft: true\nlevel:");
    const course = load(true).courses.find(({ slug }) => slug === "odd-java");
    expect(course?.title).toMatch(/^Draft: /);
    expect(findNames(load(true), "odd-java")).toMatchObject({ courses: true, footer: true, paths: true });
  });

  it("of a course that a text links is a fault", () => {
    addOddCourse();
    change(ODD_COURSE, "level:", "draft: true\nlevel:");
    change("courses/core-java.md", "Advanced Java begins there", "[Web](/courses/odd-java) begins there");
    expect(load).toThrow(
      "found '/courses/odd-java'; that page is a draft: publish it first, or link to another page",
    );
  });

  it.each([
    ["leads to", "{ from: /old, to: /courses/odd-java }", "to", "that page is a draft: publish it first"],
    ["is", "{ from: /courses/odd-java, to: /about }", "from", "a page has this address: remove this line"],
  ])("of a course that an old address %s is a fault", (_, line, field, fix) => {
    addOddCourse();
    change(ODD_COURSE, "level:", "draft: true\nlevel:");
    change("redirects.yaml", /$/, `- ${line}\n`);
    expect(load).toThrow(`].${field}: found '/courses/odd-java'; ${fix}`);
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
    change("site.yaml", "prompts: 4", "prompts: 3");
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
  it("leaves the site on its day, and its address says where to go", () => {
    addOddCourse();
    change(ODD_COURSE, "level:", "retired: 2027-03-01\nlevel:");
    expect(findNames(load(), "odd-java").courses).toBe(true);
    const content = load(false, "2027-03-01");
    expect(findNames(content, "odd-java")).toEqual(NOWHERE);
    const [course] = content.retired;
    if (!course) throw new Error("No course has retired.");
    const { copy, related } = getRetiredPage(content.site, content.pages.course, course, content.courses);
    expect(copy.title).toBe("Odd Java is no longer offered");
    expect(copy.text).toBe("It left the catalogue on 1 March 2027.");
    expect(related.map(({ slug }) => slug)).toEqual(["core-java"]);
  });
});
