import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeFile, copyContent, FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { load } from "./expect-said.server.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const java = "courses/core-java.md";
const group = "toolkit/prompts/test.yaml";
const SESSION = '"JDBC: store loans, pass values as parameters"';
const PROJECT = /projects:\n {2}- .*/;
const BODY = "Two kinds of people";
const PROMPT = /prompt: \|\n/;

/** Valid content as editors write it: its file, what it stands in the place of, itself, and what is warned of. */
const VALID: [name: string, file: string, from: string | RegExp, to: string, said?: string][] = [
  ["a TODO app", java, PROJECT, 'projects:\n  - "TODO app - A list that survives a reload"'],
  ["a TODO of code", java, BODY, `The mark \`TODO\` in code. ${BODY}`],
  ["TODO in a block of code", java, BODY, `\`\`\`sql\n-- TODO\n\`\`\`\n\n${BODY}`],
  ["an abbreviation", java, BODY, `Trunk-based development (TBD). ${BODY}`, "found 'TBD'"],
  ["a masked number", java, BODY, `Mask card numbers as XXX-1234. ${BODY}`],
  ["SQL that replaces a view", java, SESSION, '"SQL: CREATE OR REPLACE VIEW for the loans"'],
  ["SQL that replaces text", java, BODY, `\`\`\`sql\nREPLACE(name, 'a', 'b')\n\`\`\`\n\n${BODY}`],
  ["SQL in a prompt", group, PROMPT, "prompt: |\n      REPLACE INTO loans VALUES (1);\n"],
  ["braces of a path, escaped", java, SESSION, '"GET /loans/{{id}} answers with JSON"'],
  ["braces of a path in code", java, SESSION, '"GET `/loans/{id}` answers with JSON"'],
  ["an f-string", java, BODY, `\`\`\`python\nprint(f"{age} {name}")\n\`\`\`\n\n${BODY}`],
  ["JSON in a prompt", group, PROMPT, 'prompt: |\n      Answer as {"line": 3} or {}.\n'],
  [
    "a local address in a project",
    java,
    PROJECT,
    'projects:\n  - "Loans - An HTTP service at http://localhost:3000"',
    "found 'http://localhost:3000'",
  ],
  ["a local address in code", java, SESSION, '"Open `http://127.0.0.1:3000` and read on"'],
  ["a quotation at the beginning", java, SESSION, '"“Hello” lives as long as main"'],
  ["a title of one letter", java, /^title: .*/m, "title: C"],
  ["a link to the feed", java, BODY, `[Feed](/feed.xml) and [catalogue](/catalog.json). ${BODY}`],
  ["a phone", java, BODY, `[Call us](tel:+91-1234). ${BODY}`],
  ["a note behind a number", java, /^order: (\d+)/m, "order: 7 # last"],
  ["a note in a description", java, BODY, `<!-- ask Asha -->\n\n${BODY}`],
  ["a mentor without a page", "site.yaml", /$/, "mentors:\n  - { name: Asha Rao, track: Foundation }\n"],
  ["a letter of another script in a title", java, /^title: .*/m, 'title: "Go to λ"', "leaves out λ"],
  [
    "Markdown where none is shown",
    "faq.yaml",
    /$/,
    "- draft: true\n  question: May I?\n  answer: Read [this](/courses) first.\n",
    "warning: [6].answer: found '[this](/courses)'; no Markdown is shown here",
  ],
  [
    "stars where none are shown",
    java,
    PROJECT,
    'projects:\n  - "Loans - A **real** one"',
    "found '**real**'",
  ],
  [
    "a quote of a text that begins without one",
    java,
    PROJECT,
    'projects:\n  - Container - Ship one of less than 20 MB"',
    'found one quote (") alone',
  ],
  [
    "weeks that are no weeks of the course",
    java,
    BODY,
    `Between week 52 and week 1. ${BODY}`,
    "'week 52 and",
  ],
];

describe("valid content is never refused", () => {
  it.each(VALID)("%s", (_, file, from, to, said) => {
    changeFile(folder, file, from, to);
    const lines = load(folder);
    expect(lines.filter((line) => !line.includes(" warning: "))).toEqual([]);
    if (!said) expect(lines).toEqual([]);
    else expect(lines.join("\n")).toContain(said);
  });
});

it("braces in code are never filled in, and the escape shows them", () => {
  changeFile(folder, java, SESSION, '"GET /loans/{{id}} and `{name}` of {name}"');
  changeFile(folder, "pages/sample.yaml", "    import csv\n", '    print(f"{name} {count} {{x}}")\n');
  changeFile(folder, "pages/about.yaml", "{name} belongs", "{{name}} `{name}` {name} belongs");
  const { courses, pages } = loadSiteContent(folder);
  const sessions = courses
    .find(({ slug }) => slug === "core-java")
    ?.syllabus.flatMap((block) => block.sessions);
  expect(sessions).toContain("GET /loans/{id} and `{name}` of Zero Academy");
  expect(pages.sample.review.before[0]).toBe('print(f"{name} {count} {{x}}")');
  expect(pages.about.company.text).toMatch(/^\{name\} `\{name\}` Zero Academy belongs/);
});

it("a warning keeps no other part from being checked", () => {
  const text = readFileSync(path.join(FIXTURE, java), "utf8");
  writeFileSync(path.join(folder, java), text.replace(BODY, `TODO: begin better. ${BODY}`));
  changeFile(folder, "site.yaml", "hours: 200", "hours: 2000");
  expect(load(folder).join("\n")).toMatch(/the catalogue has \d+: claim at most that/);
});
