import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import { getRetiredPage } from "#app/courses/course-page/course-page.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { createTestContent } from "#app/testing/test-content.server.ts";
import { formatPromptsMarkdown } from "#app/toolkit/toolkit-downloads.server.ts";
import { formatLlms } from "./llms.ts";
import { formatSitemap } from "./sitemap.ts";

/** The course that the tests add: it is in the footer, on a path, and helps with a prompt. */
const ODD_COURSE = "courses/odd-java.md";

const { at, write, change, load } = createTestContent();
beforeEach(() => {
  const text = readFileSync(at("courses/core-java.md"), "utf8")
    .replace('id: "12"', 'id: "9999"')
    .replace("order: 7", "order: 9999")
    .replace("title: Core Java", "title: Odd Java")
    .replace("Learn Java from", "Learn odd Java from");
  write(ODD_COURSE, text);
  change("site.yaml", "courses: [core-java,", "courses: [odd-java,");
  change("pages/learning-paths.yaml", "course: core-java", "course: odd-java");
  change("toolkit/prompts/test.yaml", "course: core-java", "course: odd-java");
});

const mark = (line: string) => change(ODD_COURSE, "level:", `${line}\nlevel:`);

/** The texts of all files for other programs, joined. */
const writeFiles = (content: SiteContent): string =>
  [
    formatSitemap(content),
    formatLlms(content),
    formatPromptsMarkdown(content.toolkit.groups, content.site),
  ].join("\n");

/** The places that name the odd course. */
const findPlaces = (content: SiteContent): string[] =>
  Object.entries({
    courses: JSON.stringify(content.courses.map(({ slug }) => slug)),
    footer: JSON.stringify(content.site.footer.courses),
    paths: JSON.stringify(content.pages["learning-paths"].paths),
    prompts: JSON.stringify(content.toolkit),
    files: writeFiles(content),
  }).flatMap(([place, text]) => (text.includes("odd-java") ? [place] : []));

const EVERYWHERE = ["courses", "footer", "paths", "prompts", "files"];

it("a draft of a course is nowhere on the published site, and marked in a preview", () => {
  const before = load();
  expect(findPlaces(before)).toEqual(EVERYWHERE);
  mark("draft: true");
  const after = load();
  expect(findPlaces(after)).toEqual([]);
  expect(after.courses).toHaveLength(before.courses.length - 1);
  expect(after.pages.about.sessions).toMatch(new RegExp(` ${after.courses.length} courses$`));
  const [path] = after.pages["learning-paths"].paths;
  expect(path?.rows.map(({ name }) => name)).toEqual(["Hosting and Deployment"]);
  const preview = load({ showDrafts: true });
  expect(preview.courses.find(({ slug }) => slug === "odd-java")?.title).toMatch(/^Draft: /);
  expect(findPlaces(preview)).toEqual(EVERYWHERE);
});

it("an old address neither redirects to a draft nor is the address of one", () => {
  mark("draft: true");
  change("redirects.yaml", /$/, "- { from: /old, to: /courses/odd-java }\n");
  change("redirects.yaml", /$/, "- { from: /courses/odd-java, to: /about }\n");
  for (const fix of ["that page is a draft: publish it first", "the site has this address: remove this"])
    expect(load).toThrow(`found '/courses/odd-java'; ${fix}`);
});

it("a draft of a question is not counted, and marked in a preview", () => {
  change("faq.yaml", /$/, "- question: Is it so?\n  answer: It is.\n  draft: true\n");
  expect(
    load()
      .shown.get(FAQ)
      .map(({ question }) => question),
  ).not.toContain("Is it so?");
  expect(load({ showDrafts: true }).shown.get(FAQ).at(-1)).toEqual({
    question: "Draft: Is it so?",
    answer: "It is.",
  });
});

it("a draft of a prompt is in no list, file or day", () => {
  const listPrompts = (content: SiteContent) => content.toolkit.groups.flatMap(({ prompts }) => prompts);
  change("site.yaml", "prompts: 4", "prompts: 3");
  const before = listPrompts(load()).length;
  const slug = "  - slug: read-a-stack-trace\n";
  change("toolkit/prompts/debug.yaml", slug, `${slug}    draft: true\n`);
  const content = load();
  expect(listPrompts(content)).toHaveLength(before - 1);
  expect(JSON.stringify(content.toolkit)).not.toContain('"read-a-stack-trace"');
  expect(writeFiles(content)).not.toContain("read-a-stack-trace");
  const shown = listPrompts(load({ showDrafts: true })).find(
    (prompt) => prompt.slug === "read-a-stack-trace",
  );
  expect(shown?.title).toMatch(/^Draft: /);
});

it("a retired course leaves the site on its day, and its address links to others", () => {
  mark("retired: 2027-03-01");
  expect(findPlaces(load())).toContain("courses");
  const content = load({ today: "2027-03-01" });
  expect(findPlaces(content)).toEqual([]);
  const [course = expect.fail("No course has retired.")] = content.retired;
  const { words, related } = getRetiredPage(content.site, content.pages.course, course, content.courses);
  expect(words.title).toBe("Odd Java is no longer offered");
  expect(words.text).toBe("It left the catalogue on 1 March 2027.");
  expect(related.map(({ slug }) => slug)).toEqual(["core-java"]);
});
