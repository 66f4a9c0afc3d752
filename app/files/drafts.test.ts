import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { addOddCourse, findNames, NOWHERE, ODD_COURSE, writeFiles } from "./odd-course.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const TODAY = "2026-11-22";
const load = (showDrafts = false) => loadSiteContent(folder, { today: TODAY, showDrafts });

const change = (file: string, from: string | RegExp, to: string) => changeFile(folder, file, from, to);

describe("a draft", () => {
  it("of a course is nowhere on the published site", () => {
    addOddCourse(folder);
    const before = load();
    expect(findNames(before, "odd-java")).toEqual({
      courses: true,
      footer: true,
      paths: true,
      promises: true,
      files: true,
    });
    change(ODD_COURSE, "level:", "draft: true\nlevel:");
    const after = load();
    expect(findNames(after, "odd-java")).toEqual(NOWHERE);
    expect(after.courses).toHaveLength(before.courses.length - 1);
    expect(JSON.stringify(after.pages.courses)).toContain(String(after.courses.length));
  });

  it("of a course stands in a preview, marked", () => {
    addOddCourse(folder);
    change(ODD_COURSE, "level:", "draft: true\nlevel:");
    const course = load(true).courses.find(({ slug }) => slug === "odd-java");
    expect(course?.title).toMatch(/^Draft: /);
    expect(findNames(load(true), "odd-java")).toMatchObject({ courses: true, footer: true, paths: true });
  });

  it("of a course that a published prompt names is a fault", () => {
    addOddCourse(folder);
    change(ODD_COURSE, "level:", "draft: true\nlevel:");
    change("toolkit/prompts/test.yaml", "course: core-java", "course: odd-java");
    expect(load).toThrow(/course: found 'odd-java'; it is a draft: name a published course/);
  });

  it("of a course that a text links is a fault", () => {
    addOddCourse(folder);
    change(ODD_COURSE, "level:", "draft: true\nlevel:");
    change("courses/core-java.md", "Advanced Java begins there", "[Web](/courses/odd-java) begins there");
    expect(load).toThrow(
      "found '/courses/odd-java'; it leads to a draft: publish that first, or link another page",
    );
  });

  it.each([
    ["leads to", "{ from: /old, to: /courses/odd-java }", "to", "it leads to a draft: publish that first"],
    ["is", "{ from: /courses/odd-java, to: /about }", "from", "a page has this address: remove one"],
  ])("of a course that an old address %s is a fault", (_, line, field, fix) => {
    addOddCourse(folder);
    change(ODD_COURSE, "level:", "draft: true\nlevel:");
    change("redirects.yaml", /$/, `- ${line}\n`);
    expect(load).toThrow(`[0].${field}: found '/courses/odd-java'; ${fix}`);
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
