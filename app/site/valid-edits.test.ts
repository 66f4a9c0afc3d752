import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { addCourses, EDITS, switchAnnouncementOff } from "./legitimate-edits.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

const java = "courses/core-java.md";
const group = "toolkit/prompts/test.yaml";
const SESSION = '"JDBC: store loans, pass values as parameters"';

/** Puts Markdown before the first words of a course. */
const putBefore = (markdown: string): [string, string, string] => [java, "Two kinds", `${markdown}Two kinds`];

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => loadSiteContent(folder, { today: "2026-11-21" });

describe("nothing is reported of what only looks like a mistake", () => {
  it.each<[title: string, edit: [file: string, from: string | RegExp, to: string]]>([
    ["a TODO app", [java, "projects:\n", 'projects:\n  - "TODO app - A list that survives a reload"\n']],
    ["a TODO of code", putBefore("The mark `TODO` in code. ")],
    ["SQL that replaces a view", [java, SESSION, '"SQL: CREATE OR REPLACE VIEW for the loans"']],
    ["SQL that replaces text", putBefore("```sql\nREPLACE(name, 'a', 'b')\n```\n\n")],
    ["SQL in a prompt", [group, "prompt: |\n", "prompt: |\n      REPLACE INTO loans VALUES (1);\n"]],
    ["braces of a path, escaped", [java, SESSION, '"GET /loans/{{id}} answers with JSON"']],
    ["braces of a path in code", [java, SESSION, '"GET `/loans/{id}` answers with JSON"']],
    ["an f-string", putBefore('```python\nprint(f"{age} {name}")\n```\n\n')],
    ["JSON in a prompt", [group, "prompt: |\n", 'prompt: |\n      Answer as {"line": 3} or {}.\n']],
    ["a quotation at the beginning", [java, SESSION, '"“Hello” lives as long as main"']],
    ["a title of one letter", [java, "title: Core Java", "title: C"]],
    ["a link to the feed", putBefore("[Feed](/feed.xml) and [catalogue](/catalog.json). ")],
    ["a phone", putBefore("[Call us](tel:+91-1234). ")],
    ["a note after a number", [java, "order: 7", "order: 7 # last"]],
    ["a note in a description", putBefore("<!-- ask Asha -->\n\n")],
    ["a byte order mark", [java, /^/, "\uFEFF"]],
    ["spaces after the fences", [java, /^---\n/, "---  \n"]],
    [
      "old addresses like those of a file and a folder",
      ["redirects.yaml", /$/, "- { from: /feed, to: /about }\n- { from: /assets, to: /about }\n"],
    ],
    [
      "the last day of the announcement",
      ["site.yaml", "announcement:\n", "announcement:\n  until: 2026-12-27\n"],
    ],
    ["a phone number with a plus", ["site.yaml", /chatNumberShown: .*/, "chatNumberShown: +910000000000"]],
    ["hyphens at the end of a line of the front matter", [java, "level: Beginner", "# ---\nlevel: Beginner"]],
    [
      "the character | in a table, escaped",
      putBefore("| Sign | Is |\n| --- | --- |\n| `a \\| b` | or |\n\n"),
    ],
  ])("%s", (_, edit) => {
    changeFile(folder, ...edit);
    expect(load().warnings).toEqual([]);
  });

  it("Windows line ends", () => {
    const text = readFileSync(path.join(folder, java), "utf8");
    changeFile(folder, java, /[\s\S]+/, text.replaceAll("\n", "\r\n"));
    expect(load().warnings).toEqual([]);
  });
});

describe("what the guide invites an editor or an owner to do leaves the content right", () => {
  beforeEach(() => addCourses(folder));

  it.each(Object.entries({ ...EDITS, "no announcement": switchAnnouncementOff }))("%s", (_, edit) => {
    edit(folder);
    load();
  });

  it("all of it together", () => {
    for (const edit of Object.values(EDITS)) edit(folder);
    load();
  });
});
