import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listUnprovenClaims } from "#app/content/claims-schema.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync("content", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const java = "courses/core-java.md";
const python = "courses/python-fundamentals.md";
const prompts = "toolkit/prompts/test.yaml";
const phase = "toolkit/roadmap/1-foundation.yaml";
const { toolkit } = loadSiteContent("content");
const promptCount = toolkit.groups.flatMap((group) => group.prompts).length;
const dayCount = toolkit.phases.flatMap((phase) => phase.days).length;

/** Changes a file of the copied content; the change must be one. */
function change(file: string, from: string | RegExp, to: string): void {
  const name = path.join(folder, file);
  const text = readFileSync(name, "utf8");
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  writeFileSync(name, changed);
}

/** What loading says, with the folder's name taken out. */
function load(): string {
  try {
    loadSiteContent(folder);
    return "";
  } catch (error) {
    return (error as Error).message.replaceAll(folder, "content");
  }
}

it("loads the content as it is", () => {
  expect(load()).toBe("");
});

describe("an editor's mistake is named with file, line, field, value and what to write", () => {
  it.each([
    [
      "an unknown key",
      java,
      "level:",
      "levell:",
      "content/courses/core-java.md:13 levell: found the key levell; this key is unknown: write level",
    ],
    [
      "a wrong level",
      java,
      "level: Beginner",
      "level: Beginer",
      "core-java.md:13 level: found 'Beginer'; write Beginner",
    ],
    [
      "sessions as text",
      java,
      "sessions: 28",
      "sessions: many",
      "core-java.md:16 sessions: found 'many'; write a number",
    ],
    [
      "other sessions than the contract's",
      java,
      "sessions: 28",
      "sessions: 26",
      "core-java.md:16 sessions: found 26; course-contract.yaml fixes it: write 28",
    ],
    [
      "sessions that are not two a week",
      java,
      "sessions: 28",
      "sessions: 26",
      "core-java.md:16 sessions: found 26; two live sessions a week: write 28",
    ],
    [
      "other hours than the owner's",
      java,
      "hours: 28",
      "hours: 30",
      "core-java.md:17 hours: found 30; course-contract.yaml fixes it: write 28",
    ],
    ["an id twice", java, 'id: "12"', 'id: "1"', "has the same: write another"],
    ["an order twice", java, "order: 7", "order: 6", "order: found 6; "],
    [
      "a date that is none",
      java,
      "modified: 2026-11-21",
      "modified: 21 November",
      "modified: found '21 November'; write a day as year-month-day",
    ],
    [
      "a change before the first day",
      java,
      "modified: 2026-11-21",
      "modified: 2026-01-01",
      "modified: found '2026-01-01'; write 2026-11-21 or a later day",
    ],
    [
      "an unknown drawing",
      java,
      "class-hierarchy",
      "class-hierarchie",
      "arrangement: found 'class-hierarchie'; write class-hierarchy",
    ],
    [
      "a project without a description",
      java,
      / - [^"]*"\n(?=.*\nsyllabus)/,
      '"\n',
      "write 'Name - description' with one ' - '",
    ],
    [
      "a figure whose sentence lacks its source",
      java,
      /publisher: .*/,
      "publisher: Nobody",
      "name the source in the sentence: 'Nobody' is missing",
    ],
    [
      "a figure that links to a page which repeats it",
      java,
      /https:\/\/github\.blog[^"]*/,
      "https://cisoforum.example/java",
      "source.url: found 'https://cisoforum.example/java'; link to GitHub itself: github.blog or github.com",
    ],
    [
      "a figure that links to a domain which ends like its publisher's",
      "pages/home.yaml",
      "https://www.pwc.com/",
      "https://www.notpwc.com/",
      "link to PwC itself: pwc.com",
    ],
    [
      "a figure of an unknown publisher",
      "publishers.yaml",
      "Azul: ",
      "Azule: ",
      "source.publisher: found 'Azul'; write Azule, a publisher of content/publishers.yaml, or add it there",
    ],
    [
      "a publisher without a domain",
      "publishers.yaml",
      "[azul.com]",
      "[https://azul.com]",
      "publishers.yaml:4 Azul[0]: found 'https://azul.com'; write a domain in small letters, such as bls.gov",
    ],
    [
      "a figure without its kind",
      java,
      /\n {4}kind: share/,
      "",
      "kind: found nothing; write one of share, premium, growth, count, rank",
    ],
    [
      "a share that is none",
      "pages/home.yaml",
      "value: 66%",
      "value: many",
      "market.facts[0].value: found 'many'; a share is drawn: write it as 62% or 7 in 10, or give another kind",
    ],
    [
      "a forecast whose sentence states it as a fact",
      "pages/home.yaml",
      "expect 39%",
      "see 39%",
      "say in the sentence that the publisher expects it",
    ],
    [
      "a title that is missing",
      java,
      "title: Core Java\n",
      "",
      "core-java.md:2 title: found nothing; write a text",
    ],
    ["broken YAML", java, "title: Core Java", "title: [Core Java", "correct the YAML"],
    [
      "no front matter",
      java,
      "---\n",
      "",
      "core-java.md:1 found no front matter; begin the file with a line ---",
    ],
    [
      "a body that is too short",
      python,
      /(?<=\n---\n)[\s\S]*/,
      "Short.",
      "longDescription: found 6 characters; write a long description of",
    ],
    [
      "a row that differs from its course",
      "pages/learning-paths.yaml",
      "sessions: 24",
      "sessions: 25",
      "found 25; python-fundamentals has 24: write that",
    ],
    [
      "a row of an unknown course",
      "pages/learning-paths.yaml",
      "course: core-java",
      "course: core-jawa",
      "found 'core-jawa'; write the slug of a course: core-java",
    ],
    [
      "a claim that the catalogue does not hold",
      "site.yaml",
      "projects: 40",
      "projects: 400",
      "found 400; the catalogue has ",
    ],
    [
      "a claim on weeks that does not hold",
      "site.yaml",
      "from: 6",
      "from: 4",
      "the courses take 6 to 16 weeks: write that",
    ],
    [
      "more prompts than there are",
      "site.yaml",
      "prompts: 200",
      "prompts: 2000",
      `toolkitClaim.prompts: found 2000; content/toolkit has ${promptCount} prompts: claim at most that`,
    ],
    [
      "other days than there are",
      "site.yaml",
      `days: ${dayCount}`,
      "days: 100",
      `toolkitClaim.days: found 100; content/toolkit has ${dayCount} days: write that`,
    ],
    [
      "a footer course that does not exist",
      "site.yaml",
      "[python-fundamentals,",
      "[python,",
      "write the slug of a course: ",
    ],
    [
      "a claim that nothing can prove and no one defines",
      "site.yaml",
      / {4}definition: Of the learners.*\n/,
      "",
      'statistics[1]: found {"value":"95%","label":"completion rate"}; say in a definition how it is counted',
    ],
    [
      "a promise that its page no longer makes",
      "pages/contact.yaml",
      "A mentor reads every message",
      "Someone reads every message",
      "promises[0].claim: found 'A mentor reads every message; there is no bot in between.'; write it word for word as on /contact, or remove it",
    ],
    [
      "a promise of an unknown page",
      "site.yaml",
      "page: /courses/debug-support,",
      "page: /courses/debug,",
      "found '/courses/debug'; write the address of a page",
    ],
    [
      "a comment on an empty line",
      "pages/sample.yaml",
      "line: 4",
      "line: 2",
      "review.comments[0].line: found 2; write the number of a line with code, at most 15",
    ],
    [
      "a comment behind the last line",
      "pages/sample.yaml",
      "line: 13",
      "line: 16",
      "review.comments[2].line: found 16; write the number of a line with code, at most 15",
    ],
    [
      "comments out of order",
      "pages/sample.yaml",
      "line: 10",
      "line: 4",
      "review.comments[1].line: found 4; write the comments in the order of their lines, one a line",
    ],
    [
      "a certificate of an unknown course",
      "pages/sample.yaml",
      "course: python-fundamentals",
      "course: pyton-fundamentals",
      "certificate.course: found 'pyton-fundamentals'; write the slug of a course: python-fundamentals",
    ],
    [
      "a skill that no course teaches",
      "pages/home.yaml",
      "Docker",
      "Kubernetes in space",
      "found 'Kubernetes in space'; no course names it: write it as a session does, or remove it",
    ],
    [
      "a misspelt track on the home page",
      "pages/home.yaml",
      "track: Foundation",
      "track: Fundation",
      "found 'Fundation'; write Foundation",
    ],
    [
      "a link without a slash",
      "pages/home.yaml",
      "href: /courses",
      "href: courses",
      "write a path of this site that begins with '/'",
    ],
    [
      "a link to a page that does not exist",
      "pages/home.yaml",
      "href: /courses",
      "href: /coursez",
      "found '/coursez'; no such page: write /, /courses,",
    ],
    [
      "a prompt twice",
      prompts,
      "slug: list-cases-before-testing",
      "slug: map-an-unfamiliar-repository",
      "has the same: write another",
    ],
    [
      "a prompt of an unknown course",
      prompts,
      "course: python-fundamentals",
      "course: pyton-fundamentals",
      "found 'pyton-fundamentals'; no such entry: write python-fundamentals",
    ],
    [
      "a prompt with stray braces",
      prompts,
      "{written_rule}",
      "{Written_rule!}",
      "use braces for {named_placeholders} only",
    ],
    [
      "a day with an unknown prompt",
      phase,
      "prompts: [read-a-stack-trace]",
      "prompts: [read-a-stack-trase]",
      "no such entry: write read-a-stack-trace",
    ],
    ["a day that is too long", phase, "minutes: 45", "minutes: 90", "minutes: found 90"],
    [
      "a placeholder without a label",
      prompts,
      / {6}function_code: \{.*\n/,
      "",
      '{function_code} has no label here: write function_code: { label: "What to write", example: "Such as this" }',
    ],
    [
      "a label whose placeholder is misspelt",
      prompts,
      "      function_code: { label",
      "      function_cod: { label",
      "placeholders.function_cod: found 'function_cod'; write function_code",
    ],
    [
      "a label that no placeholder has",
      prompts,
      "      function_code: { label",
      "      zzzz: { label: 'Z', example: 'z' }\n      function_code: { label",
      "placeholders.zzzz: found 'zzzz'; the prompt has no {zzzz}: remove it",
    ],
    [
      "a label for a placeholder that all prompts share",
      prompts,
      "      function_code: { label",
      "      language: { label: 'L', example: 'l' }\n      function_code: { label",
      "placeholders.language: found 'language'; remove it: its label stands in content/pages/dev-toolkit.yaml, once for all prompts",
    ],
    [
      "a worked answer to a prompt of another group",
      prompts,
      "  prompt: list-cases-before-testing",
      "  prompt: list-cases-before-testin",
      "worked.prompt: found 'list-cases-before-testin'; no prompt of this group: write list-cases-before-testing",
    ],
    [
      "a worked answer with a placeholder left open",
      prompts,
      "    written_rule: 'Orders from 50.00 euros",
      "    rule: 'Orders from 50.00 euros",
      'worked.input: found ["rule","function_code"]; write what was filled in for written_rule',
    ],
    [
      "a worked answer that fills in what the prompt does not ask",
      prompts,
      "    written_rule: 'Orders from 50.00 euros",
      "    rule: 'Orders from 50.00 euros",
      "worked.input.rule: found 'rule'; the prompt has no {rule}: write one of written_rule, function_code, or remove it",
    ],
    [
      "a quote that does not stand in the answer",
      prompts,
      /corrections:\n {4}- quote: .*/,
      "corrections:\n    - quote: Never said",
      "worked.corrections[0].quote: found 'Never said'; copy the words from the answer, exactly as they stand there",
    ],
    [
      "a quote that overlaps with another",
      prompts,
      / {4}- quote: "\| 10 .*/,
      "    - quote: '50.00 | 1 | 4.90'",
      "worked.corrections[1].quote: found '50.00 | 1 | 4.90'; it overlaps with another quote: choose words that no other quote has",
    ],
  ])("%s", (_, file, from, to, message) => {
    change(file, from, to);
    expect(load()).toContain(message);
  });

  it("a prompt that says what another says", () => {
    const group = readFileSync(path.join(folder, prompts), "utf8");
    const [, first] = /prompt: \|\n((?: {6}.*\n|\n)+)/.exec(group) ?? [];
    change("toolkit/prompts/debug.yaml", /prompt: \|\n(?: {6}.*\n|\n)+/, `prompt: |\n${first}`);
    expect(load()).toContain("it says nearly the same as list-cases-before-testing: remove or rewrite one");
  });

  it("a course of the contract that is gone", () => {
    rmSync(path.join(folder, "courses/debug-support.md"));
    expect(load()).toContain(
      "debug-support.md:1 found no such file; course-contract.yaml names this course: write it",
    );
  });

  it("a page whose copy is gone", () => {
    rmSync(path.join(folder, "pages/about.yaml"));
    expect(load()).toContain("content/pages/about.yaml:1 found no such file; write it");
  });

  it("a hundred at most, with their number", () => {
    const folders = path.join(folder, "courses");
    for (const name of readdirSync(folders)) {
      const file = path.join(folders, name);
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replace(/^ {2}- "/gm, '  - " '));
    }
    const message = load();
    const [first = "", ...lines] = message.split("\n");
    const count = Number.parseInt(first, 10);
    expect(count).toBeGreaterThan(100);
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe(`  and ${count - 100} more.`);
  });

  it("all at once, in file order", () => {
    change(java, "level: Beginner", "level: Easy");
    change(java, "sessions: 28", "sessions: 26");
    change(python, "sessions: 24", "sessions: 2");
    change("site.yaml", `days: ${dayCount}`, "days: 100");
    const message = load();
    expect(message).toMatch(/^\d+ content faults:\n/);
    for (const fault of [
      "level: found 'Easy'",
      "sessions: found 26",
      "sessions: found 2;",
      "days: found 100",
    ])
      expect(message).toContain(fault);
    expect(message.indexOf("core-java.md")).toBeLessThan(message.indexOf("python-fundamentals.md"));
    expect(message.indexOf("python-fundamentals.md")).toBeLessThan(message.indexOf("site.yaml"));
  });
});

describe("a fault brings no others with it", () => {
  it.each([
    ["a course that the footer names", python, "level: Beginner", "level: Beginer"],
    ["the shortest course", "courses/debug-support.md", /^level: .*$/m, "level: Beginer"],
    ["a prompt that days name", prompts, /level: \w+/, "level: Expert"],
  ])("in %s", (_, file, from, to) => {
    change(file, from, to);
    expect(load()).toMatch(/^1 content fault:\n/);
  });
});

it("a retired course needs its file and row gone, and what names it changed", () => {
  rmSync(path.join(folder, "courses/math-for-ml.md"));
  change("course-contract.yaml", /^math-for-ml: .*\n/m, "");
  const unnamed = load()
    .split("\n")
    .filter((line) => line && !/'math-for-ml'|no course names it/.test(line));
  expect(unnamed).toEqual([expect.stringMatching(/^\d+ content faults?:$/)]);
});

it("fills the names of the owner and the sessions of the announced course into every text", () => {
  change("site.yaml", "name: Zero Academy", "name: Night School");
  change("site.yaml", "name: Zero AI Labs", "name: Owl Group");
  change("site.yaml", "name: ZeroTools", "name: Owl Tools");
  change("site.yaml", /https:\/\/zero\w+\.example[^\s\]]*/g, "https://owl.example");
  change(python, "\nMost people who", "\nAt {name} we see that most people who");
  const { site, pages, faq, courses } = loadSiteContent(folder);
  // The address of the tools page is fixed.
  const all = JSON.stringify({ site, pages, faq, courses }).replaceAll("/zerotools", "");
  expect(all.match(/.{20}zero ?(academy|ai labs|tools)/i)?.[0]).toBeUndefined();
  expect(pages.about.company.text).toMatch(/^Night School belongs to Owl Group, .* runs Owl Tools,/);
  expect(site.enrol.message).toContain("Hello Night School, I would like to enrol in the course {title}.");
  expect(site.announcement.text).toBe("24 live sessions on agents you can stop:");
  expect(all.match(/.{20}\{(name|parent|tools|chatApp)\}/)?.[0]).toBeUndefined();
  expect(courses.find(({ slug }) => slug === "python-fundamentals")?.longDescription).toContain(
    "At Night School we",
  );
});

it("says what the owner has decided on messages, and until then that nothing is decided", () => {
  const say = () => JSON.stringify(loadSiteContent(folder).pages.privacy.sections);
  expect(say()).toContain("We have not yet fixed how long messages are kept.");
  change("site.yaml", "privacy: {}", "privacy: { keptFor: We keep messages for a year. }");
  expect(say()).toContain("We keep messages for a year.");
  expect(say()).not.toContain("not yet fixed how long");
});

it("lists what only the owner can prove until it has a day", () => {
  const list = () => listUnprovenClaims(loadSiteContent(folder).site);
  expect(list()).toContain("/contact: A mentor reads every message; there is no bot in between.");
  const before = list().filter((claim) => claim.startsWith("95% completion rate: "));
  expect(before).toHaveLength(1);
  change("site.yaml", "label: completion rate", "label: completion rate\n    asOf: 2027-03-01");
  expect(list()).not.toContain(before[0]);
});

it("a further course needs a file and nothing else", () => {
  const text = readFileSync(path.join(folder, java), "utf8")
    .replace('id: "12"', 'id: "9999"')
    .replace("order: 7", "order: 9999")
    .replace("title: Core Java", "title: Odd & Even")
    .replace("arrangement: class-hierarchy\n", "");
  writeFileSync(path.join(folder, "courses/odd.md"), text);
  const { courses } = loadSiteContent(folder);
  expect(courses.at(-1)).toMatchObject({ slug: "odd", arrangement: "grid", image: "/covers/odd.svg" });
});
