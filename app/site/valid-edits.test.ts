import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestContent } from "#app/testing/test-content.server.ts";

const { at, change, write, listFindings } = createTestContent();

type Edit = [file: string, from: string | RegExp, to: string];

const java = "courses/core-java.md";
const SESSION = '"JDBC: store loans, pass values as parameters"';

/** Puts Markdown before the first words of a course. */
const putBefore = (markdown: string): Edit => [java, "Two kinds", `${markdown}Two kinds`];

it("nothing is reported of what only looks like a mistake", () => {
  const edits: Edit[] = [
    // A title of one letter.
    [java, "title: Core Java", "title: C"],
    [java, SESSION, '"SQL: CREATE OR REPLACE VIEW for the loans"'],
    putBefore("```sql\nREPLACE(name, 'a', 'b')\n```\n\n"),
    putBefore("[Pages](/sitemap.xml) and [prompts](/dev-toolkit/prompts.json). [Call us](tel:+91-1234). "),
    [
      "toolkit/prompts/test.yaml",
      "prompt: |\n",
      'prompt: |\n      REPLACE INTO loans VALUES (1); answer as {"line": 3} or {}.\n',
    ],
    // A shared placeholder with an example of its own.
    [
      "toolkit/prompts/test.yaml",
      "      bug_report: {",
      "      test_framework: { label: Framework, example: JUnit }\n      bug_report: {",
    ],
    // Like the addresses of a file and of a folder, and no others.
    ["redirects.yaml", /^- .*\n/m, "- { from: /sitemap, to: /about }\n- { from: /assets, to: /about }\n"],
    // The last day of the announcement.
    ["site.yaml", "announcement:\n", "announcement:\n  until: 2026-12-27\n"],
    ["site.yaml", /chatNumberShown: .*/, "chatNumberShown: +910000000000"],
  ];
  for (const edit of edits) change(...edit);
  expect(listFindings()).toEqual([]);
  change("redirects.yaml", /(?:- .*\n)+/, "");
  expect(listFindings()).toEqual([]);
});

/** A block of the editors' guide that names its file in its first line. */
const EXAMPLE = /^(`{3,})(?:yaml|markdown)\n(?:# |<!-- )content\/(\S+)(?: -->)?\n+([\s\S]*?)^\1$/gm;

/** The examples of the editors' guide, by its sections: one may need those before it. */
const EXAMPLES = readFileSync("content/README.md", "utf8")
  .split(/^## /m)
  .map((section) => ({
    title: section.slice(0, section.indexOf("\n")),
    examples: Array.from(section.matchAll(EXAMPLE), ([, , file = "", text = ""]) => ({ file, text })),
  }))
  .filter(({ examples }) => examples.length > 0);
if (EXAMPLES.length === 0) throw new Error("The guide has no example that names its file.");

const append = (file: string, text: string) => change(file, /$/, text);

/** Writes an example as the guide does: a field instead of the field of that name, a text after the text. */
function writeExample({ file, text }: { file: string; text: string }): void {
  if (!/^[\w ]+:/.test(text)) {
    append(file, `\n${text}`);
    return;
  }
  const name = at(file);
  let content = readFileSync(name, "utf8");
  for (const [field] of text.matchAll(/^[\w ]+:.*\n(?: .*\n)*/gm)) {
    const key = field.slice(0, field.indexOf(":"));
    content = content.replace(new RegExp(`^${key}:.*\\n(?:[ -](?!--).*\\n)*`, "m"), "");
    const end = file.endsWith(".md") ? content.indexOf("\n---\n") + 1 : content.length;
    content = `${content.slice(0, end)}${field}${content.slice(end)}`;
  }
  writeFileSync(name, content);
}

/** Writes a further course: like one of the fixture in all but its name, and without groups. */
function addCourse(slug: string, title: string, number: number): void {
  const text = readFileSync(at(java), "utf8")
    .replace(/^(?:cohorts|price):.*\n(?: .*\n)*/gm, "")
    .replace(/^id: .*/m, `id: "${number}"`)
    .replace(/^order: .*/m, `order: ${number}`)
    .replace(/^title: .*/m, `title: ${title}`)
    .replace(/^description: .*/m, `description: ${title} is like another course in all but its name.`);
  write(`courses/${slug}.md`, text);
}

/** What the guide invites an editor or an owner to do, in a feasible order. */
const EDITS: Record<string, () => void> = {
  ...Object.fromEntries(
    EXAMPLES.map(({ title, examples }) => [
      `the guide's examples of '${title}'`,
      () => examples.forEach(writeExample),
    ]),
  ),
  "no word on what is given back, and where to complain": () =>
    change("site.yaml", /^(?:refunds|complaints): .*\n/gm, ""),
  "a group without a mentor": () =>
    change(
      "courses/web-development.md",
      "\nmarketDemand:",
      '\ncohorts:\n  - { start: 2027-02-01, weekdays: [Mon, Thu], time: "07:30", timeZone: Europe/Berlin, language: de, seats: 8 }\nmarketDemand:',
    ),
  "a further question that the owner agrees to": () => {
    append("faq.yaml", "- { question: May I pause a course?, answer: At the end of a block. }\n");
    change("contract.yaml", "questions: 3", "questions: 4");
  },
  "a retired course": () => change(java, "\nlevel:", "\nretired: 2026-11-20\nlevel:"),
  "one more link in the footer": () =>
    change("site.yaml", "  legal:\n", "    - { label: Tools, href: /zerotools }\n  legal:\n"),
  "a further course": () => addCourse("rust", "Rust सीखें", 1099),
  "an address that has moved": () =>
    append(
      "redirects.yaml",
      ["/courses/java", "/Old_Page.php", "/index.php", "/old.html", "/shop/", "/rss.xml"]
        .map((from) => `- { from: ${from}, to: /courses/advanced-java }\n`)
        .join(""),
    ),
  "a course under another name": () => {
    renameSync(at("courses/math-for-ml.md"), at("courses/mathematics.md"));
    append("redirects.yaml", "- { from: /courses/math-for-ml, to: /courses/mathematics }\n");
  },
  "the versions that a course is taught with, and what has changed in it": () =>
    change(
      "courses/advanced-java.md",
      "\nprojects:",
      '\ntaughtWith: { tools: [PostgreSQL 18], checked: "2026-11" }\nchanges:\n  - { date: 2026-11-20, text: Session four uses PostgreSQL 18. }\nprojects:',
    ),
  "another name of the academy": () => change("site.yaml", "  name: Zero Academy", "  name: Ten Academy"),
};

describe("what the guide invites an editor or an owner to do leaves the content right:", () => {
  beforeEach(() => {
    const titles = ["Python Fundamentals", "Advanced Java", "Web Development", "Math for ML"];
    for (const [index, title] of titles.entries())
      addCourse(title.toLowerCase().replaceAll(" ", "-"), title, 1000 + index);
  });

  const listFaults = () => listFindings().filter((line) => !line.includes(" warning: "));

  it.each(Object.entries(EDITS))("%s", (_, edit) => {
    edit();
    expect(listFaults()).toEqual([]);
  });

  it("no announcement", () => {
    change("site.yaml", /^announcement:\n(?: .*\n)*/m, "");
    expect(listFaults()).toEqual([]);
  });
});
