import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { copyContent, FIXTURE } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

/**
 * A mistake: its name, the file, what is replaced in it, by what, and every line that is said of it. There @ is the
 * line of the change, @+1 the one below, and … is anything: what follows from the rest of the content.
 */
type Mistake = [name: string, file: string, from: string | RegExp, to: string, said: string | string[]];

const TODAY = "2026-11-21";
// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeAll(() => {
  folder = copyContent();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What loading says, line by line, with the folder's name taken out; nothing when the content is right. */
function load(): string[] {
  try {
    loadSiteContent(folder, { today: TODAY });
    return [];
  } catch (error) {
    if ((error as Error).name !== "ContentError") throw error;
    const [count, ...lines] = (error as Error).message.split("\n");
    expect(count).toBe(lines.length === 1 ? "1 content fault:" : `${lines.length} content faults:`);
    return lines.map((line) => line.trim().replaceAll(`${folder}/`, "").replaceAll(folder, "content"));
  }
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function expectSaid(said: string | string[], changed: number): void {
  const expected = [said]
    .flat()
    .map((line) =>
      line.replace(/(?<=^[^:]*:)@([+-]\d+)?/, (_, offset = "0") => String(changed + Number(offset))),
    );
  const found = load();
  const patterns = expected.map((line) => new RegExp(`^${line.split("…").map(escapePattern).join(".*")}$`));
  const isSaid =
    patterns.length === found.length && patterns.every((pattern, index) => pattern.test(found[index] ?? ""));
  expect(found).toEqual(isSaid ? found : expected);
}

const java = "courses/core-java.md";
const group = "toolkit/prompts/test.yaml";
const phase = "toolkit/roadmap/1-foundation.yaml";
const home = "pages/home.yaml";
const paths = "pages/learning-paths.yaml";
const sample = "pages/sample.yaml";

const MISTAKES: Record<string, Mistake[]> = {
  syntax: [
    [
      "a text with a colon",
      java,
      "title: Core Java",
      "title: Core Java: the language",
      "courses/core-java.md:@ found a text with ': ' in it; put it in quotes: \"Core Java: the language\"",
    ],
    [
      "an entry that reads as a field",
      java,
      / {2}- "Four hours.*/,
      "  - Hours: four",
      'courses/core-java.md:@ prerequisites[1]: found {"Hours":"four"}; put a text with \': \' in it in quotes: "Hours: four"',
    ],
    [
      "a tab",
      java,
      "  - core java course",
      "\t- core java course",
      "courses/core-java.md:@ found a tab at the beginning of the line; indent with blanks, two for each step",
    ],
    [
      "a quote that is never closed",
      java,
      'shortTitle: "Java"',
      'shortTitle: "Java',
      'courses/core-java.md:@ found a quote (") that is never closed; write " at the end of the text',
    ],
    [
      "text behind a closing quote",
      java,
      'shortTitle: "Java"',
      'shortTitle: "Java" 25',
      "courses/core-java.md:@ found '25' behind the closing quote; put the whole text in quotes, and write \\\" for a quote in it",
    ],
    [
      "an apostrophe in single quotes",
      java,
      'shortTitle: "Java"',
      "shortTitle: 'It's Java'",
      'courses/core-java.md:@ found an apostrophe inside single quotes; write double quotes: "It\'s Java"',
    ],
    [
      "a backslash in double quotes",
      java,
      'shortTitle: "Java"',
      'shortTitle: "C:\\Java"',
      "courses/core-java.md:@ found a backslash in double quotes before 'J'; write two backslashes, or put the text in single quotes",
    ],
    [
      "curly quotes",
      java,
      'shortTitle: "Java"',
      "shortTitle: “Java”",
      "courses/core-java.md:@ shortTitle: found a text that begins with “; write straight quotes: \" or '",
    ],
    [
      "curly quotes around a colon",
      java,
      "title: Core Java",
      "title: “Core: Java”",
      'courses/core-java.md:@ found a text that begins with “; write straight quotes: "Core: Java"',
    ],
    [
      "a text that begins with *",
      java,
      "title: Core Java",
      "title: *Core Java",
      'courses/core-java.md:@ found a text that begins with *; put it in quotes: "*Core Java"',
    ],
    [
      "a text that begins with &",
      java,
      "title: Core Java",
      "title: &Core Java",
      'courses/core-java.md:@ found a text that begins with &; put it in quotes: "&Core Java"',
    ],
    [
      "a text that begins with %",
      java,
      "title: Core Java",
      "title: %Core Java",
      'courses/core-java.md:@ found a text that begins with %; put it in quotes: "%Core Java"',
    ],
    [
      "a text that begins with @",
      java,
      "title: Core Java",
      "title: @Core Java",
      'courses/core-java.md:@ found a text that begins with @; put it in quotes: "@Core Java"',
    ],
    [
      "a text that begins with !",
      java,
      "title: Core Java",
      "title: !Core Java",
      'courses/core-java.md:@ found a text that begins with !; put it in quotes: "!Core Java"',
    ],
    [
      "a text that begins with a backtick",
      java,
      "title: Core Java",
      "title: `Core` Java",
      'courses/core-java.md:@ found a text that begins with `; put it in quotes: "`Core` Java"',
    ],
    [
      "a text behind |",
      java,
      "title: Core Java",
      "title: | Core Java",
      'courses/core-java.md:@ found a text behind |; write it on the lines below, indented, or in quotes: "Core Java"',
    ],
    [
      "a text that ends at #",
      java,
      "title: Core Java",
      "title: C # Java",
      "courses/core-java.md:@ found 'C', and a comment behind it; a text ends at ' #': put it in quotes, or the comment on a line of its own",
    ],
    [
      "a list on the line of its field",
      java,
      "keywords:\n  - core java course",
      "keywords: - core java course",
      "courses/core-java.md:@ found a list on the line of its field; begin the list on the next line, indented",
    ],
    [
      "a key twice",
      java,
      "level: Beginner",
      "level: Beginner\nlevel: Advanced",
      "courses/core-java.md:@ found the key level twice; line 13 has it already: remove one of both",
    ],
    [
      "a comma inside braces",
      "site.yaml",
      "{ label: Learning paths, href",
      "{ label: Learning paths, or tracks, href",
      "site.yaml:@ navigation[2].or tracks: found the key or tracks; if it belongs to the text before the comma, put the whole text in quotes; else remove it",
    ],
    [
      "a merge that was not finished",
      java,
      "title: Core Java\n",
      "<<<<<<< HEAD\ntitle: Core Java\n=======\ntitle: Java\n>>>>>>> other\n",
      "courses/core-java.md:@ found the mark of a merge, '<<<<<<< HEAD'; keep one of both versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>",
    ],
    [
      "two documents",
      "site.yaml",
      "parent:\n",
      "---\nparent:\n",
      "site.yaml:@ found the line ---; remove the line: a file is one list of fields",
    ],
    [
      "an alias",
      "site.yaml",
      '  author: "{name}"',
      "  author: *name",
      'site.yaml:@ found a text that begins with *; put it in quotes: "*name"',
    ],
    [
      "brackets inside each other",
      "site.yaml",
      "[https://zeroailabs.example/zero-academy]",
      "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
      "site.yaml:@ found more than a hundred brackets inside each other; write each field on a line of its own",
    ],
    [
      "no front matter",
      java,
      "---\n",
      "",
      "courses/core-java.md:@ found no front matter; begin the file with a line ---, the fields, and another line ---",
    ],
    [
      "front matter without an end",
      java,
      /\n---\n\n/,
      "\n\n",
      "courses/core-java.md:@-132 found front matter without an end; write a line --- under the last field",
    ],
    [
      "an entry under an empty list",
      "redirects.yaml",
      /$/,
      "[]\n- { from: /old, to: /about }\n",
      "redirects.yaml:@ found an empty list, [], over an entry; remove the []",
    ],
    [
      "an entry under a field with an empty list",
      java,
      "keywords:",
      "keywords: []",
      "courses/core-java.md:@ found an empty list, [], over an entry; remove the []",
    ],
    ["an empty file", "faq.yaml", /[\s\S]*/, "", "faq.yaml:@ found nothing; write its fields"],
    [
      "words in the place of fields",
      "site.yaml",
      /[\s\S]*/,
      "Just some words\n",
      "site.yaml:@ found 'Just some words'; write fields (one a line, indented, 'name: value')",
    ],
  ],
  fields: [
    [
      "a misspelt key",
      java,
      "level:",
      "levell:",
      "courses/core-java.md:@ levell: found the key levell; this key is unknown: write level",
    ],
    [
      "a key in capitals",
      java,
      "level:",
      "LEVEL:",
      "courses/core-java.md:@ LEVEL: found the key LEVEL; this key is unknown: write level",
    ],
    [
      "an unknown key",
      java,
      "level:",
      "colour: red\nlevel:",
      "courses/core-java.md:@ colour: found the key colour; this key is unknown: remove it (known: id, order, …, marketDemand)",
    ],
    [
      "a key that every object has",
      java,
      "level:",
      "constructor: red\nlevel:",
      "courses/core-java.md:@ constructor: found the key constructor; this key is unknown: remove it (known: id, order, …, marketDemand)",
    ],
    [
      "a key that objects inherit from",
      java,
      "level:",
      "__proto__: { a: 1 }\nlevel:",
      "courses/core-java.md:@ __proto__: found the key __proto__; this key is unknown: remove it (known: id, order, …, marketDemand)",
    ],
    [
      "a missing key",
      java,
      "title: Core Java\n",
      "",
      "courses/core-java.md:@-2 title: found nothing; write a text (in quotes if it looks like a number or a date)",
    ],
    [
      "an empty value",
      java,
      "title: Core Java",
      "title:",
      "courses/core-java.md:@ title: found nothing; write a text (in quotes if it looks like a number or a date)",
    ],
    [
      "a value in capitals",
      java,
      "level: Beginner",
      "level: BEGINNER",
      "courses/core-java.md:@ level: found 'BEGINNER'; write Beginner",
    ],
    [
      "a misspelt value",
      java,
      "level: Beginner",
      "level: Beginer",
      "courses/core-java.md:@ level: found 'Beginer'; write Beginner",
    ],
    [
      "an unknown value",
      java,
      "level: Beginner",
      "level: Wizard",
      "courses/core-java.md:@ level: found 'Wizard'; write one of Beginner, Intermediate, Advanced, All Levels",
    ],
    [
      "a number in quotes",
      java,
      "sessions: 28",
      'sessions: "28"',
      "courses/core-java.md:@ sessions: found '28'; write 28 without quotes",
    ],
    [
      "words in the place of a number",
      java,
      "sessions: 28",
      "sessions: many",
      "courses/core-java.md:@ sessions: found 'many'; write a number",
    ],
    [
      "a broken number",
      java,
      "sessions: 28",
      "sessions: 28.5",
      "courses/core-java.md:@ sessions: found 28.5; write a whole number",
    ],
    [
      "a number without quotes",
      java,
      'id: "12"',
      "id: 12",
      'courses/core-java.md:@ id: found 12; write it in quotes: "12"',
    ],
    [
      "a year in the place of a title",
      java,
      "title: Core Java",
      "title: 2026",
      'courses/core-java.md:@ title: found 2026; write it in quotes: "2026"',
    ],
    [
      "true in quotes",
      home,
      "fullTitle: true",
      'fullTitle: "true"',
      "pages/home.yaml:@ meta.fullTitle: found 'true'; write true without quotes",
    ],
    [
      "a text in the place of a list",
      java,
      /keywords:\n( {2}- .*\n)+/,
      "keywords: java\n",
      "courses/core-java.md:@ keywords: found 'java'; write a list (one entry a line, each beginning with '- ')",
    ],
    [
      "too few entries",
      java,
      /keywords:\n( {2}- .*\n)+/,
      "keywords: [java]\n",
      'courses/core-java.md:@ keywords: found ["java"]; write at least 3 entries (now 1)',
    ],
    [
      "too many entries",
      java,
      "  - core java course",
      "  - one\n  - two\n  - three\n  - four\n  - five\n  - six\n  - core java course",
      'courses/core-java.md:@-1 keywords: found ["one","two","three","four","five","six","core java course","learn java online","java f...; write at most 10 entries (now 11)',
    ],
    [
      "a short title that is too long",
      java,
      'shortTitle: "Java"',
      'shortTitle: "Java for everyone"',
      "courses/core-java.md:@ shortTitle: found 'Java for everyone'; write at most 16 characters (now 17)",
    ],
    [
      "a description that is too short",
      java,
      /^description: .*/m,
      "description: Learn Java.",
      "courses/core-java.md:@ description: found 'Learn Java.'; write at least 50 characters (now 11)",
    ],
    [
      "a description that is too long",
      java,
      "clean builds.",
      "clean builds, with a mentor who reads every line of your code.",
      "courses/core-java.md:@ description: found 'Learn Java from the first class to a tested application: objects, collections, excepti...; write at most 165 characters (now 172)",
    ],
    [
      "a day in another order",
      java,
      "modified: 2026-11-21",
      "modified: 21.11.2026",
      "courses/core-java.md:@ modified: found '21.11.2026'; write a day as year-month-day, such as 2026-11-21",
    ],
    [
      "a day that does not exist",
      java,
      "modified: 2026-11-21",
      "modified: 2026-02-30",
      "courses/core-java.md:@ modified: found '2026-02-30'; write a day as year-month-day, such as 2026-11-21",
    ],
    [
      "blanks at the end",
      java,
      'shortTitle: "Java"',
      'shortTitle: "Java "',
      "courses/core-java.md:@ shortTitle: found 'Java '; remove the blanks at its ends",
    ],
    [
      "an arrangement that every object has",
      java,
      "arrangement: class-hierarchy",
      "arrangement: constructor",
      "courses/core-java.md:@ arrangement: found 'constructor'; write one of grid, snake-path, class-hierarchy, thread-lanes, table, binary-tree, page-layout, cloud, tiers, code-lines, hubs, prompt-sign, bell-histogram, joined-rings, broadcast-arcs, dial",
    ],
    [
      "a misspelt arrangement",
      java,
      "arrangement: class-hierarchy",
      "arrangement: class-hierarchie",
      "courses/core-java.md:@ arrangement: found 'class-hierarchie'; write class-hierarchy",
    ],
    [
      "a dash without a blank",
      java,
      "  - core java course",
      "  -core java course",
      "courses/core-java.md:@ found '-core java course'; write a blank behind the dash: - core java course",
    ],
    [
      "a dash without a blank in the middle of a list",
      java,
      "  - learn java online",
      "  -learn java online",
      "courses/core-java.md:@ found '-learn java online'; write a blank behind the dash: - learn java online",
    ],
    [
      "a blank from a web page behind a colon",
      java,
      "level: Beginner",
      "level:\u00a0Beginner",
      "courses/core-java.md:@ found a blank of another kind behind level:; type it anew: level: Beginner",
    ],
    [
      "a project with a dash of a word processor",
      java,
      '"Log Detective - ',
      '"Log Detective – ',
      "courses/core-java.md:@ projects[3]: found 'Log Detective – …; write ' - ' with a plain hyphen in the place of the dash",
    ],
    [
      "a project without a description",
      java,
      / - [^"]*"\n(?=.*\nsyllabus)/,
      '"\n',
      "courses/core-java.md:@ projects[3]: found 'Log Detective'; write 'Name - description' with one ' - '",
    ],
    [
      "weeks in words",
      java,
      "weeks: 1-2",
      "weeks: one to two",
      "courses/core-java.md:@ syllabus[0].weeks: found 'one to two'; write the weeks as 1-4, or one week as 7",
    ],
    [
      "a session title of one word",
      java,
      '"Git: commit, compare, undo, branch"',
      '"Git"',
      "courses/core-java.md:@ syllabus[1].sessions[0]: found 'Git'; write 3 to 9 words",
    ],
    [
      "a missing field of a prompt",
      group,
      / {4}good: Expected.*\n/,
      "",
      "toolkit/prompts/test.yaml:@-16 prompts[0].good: found nothing; write a text (in quotes if it looks like a number or a date)",
    ],
    [
      "a field of the first prompt in capitals",
      group,
      "    when: A function",
      "    When: A function",
      "toolkit/prompts/test.yaml:@ prompts[0].When: found the key When; this key is unknown: write when",
    ],
    [
      "a question without an answer",
      "faq.yaml",
      / {2}answer: >-\n {4}Between.*\n/,
      "",
      "faq.yaml:@-1 [1].answer: found nothing; write a text (in quotes if it looks like a number or a date)",
    ],
    [
      "a misspelt key of a question",
      "faq.yaml",
      "- question: How long",
      "- qestion: How long",
      "faq.yaml:@ [1].qestion: found the key qestion; this key is unknown: write question",
    ],
  ],
  characters: [
    [
      "NUL",
      java,
      "title: Core Java",
      "title: Core\u0000Java",
      "courses/core-java.md:@ found the character U+0000; remove it: it cannot be seen, or stands for a letter that was lost",
    ],
    [
      "ESC",
      java,
      "title: Core Java",
      "title: Core\u001b[31mJava",
      "courses/core-java.md:@ found the character U+001B; remove it: it cannot be seen, or stands for a letter that was lost",
    ],
    [
      "a vertical tab",
      java,
      "Two kinds of people",
      "Two kinds\u000bof people",
      "courses/core-java.md:@ found the character U+000B; remove it: it cannot be seen, or stands for a letter that was lost",
    ],
    [
      "a character that is none",
      java,
      "title: Core Java",
      "title: Core\uFFFEJava",
      "courses/core-java.md:@ found the character U+FFFE; remove it: it cannot be seen, or stands for a letter that was lost",
    ],
    [
      "a direction that turns",
      java,
      "title: Core Java",
      "title: Core \u202EJava",
      "courses/core-java.md:@ found the character U+202E; remove it: it cannot be seen, or stands for a letter that was lost",
    ],
    [
      "an unpaired surrogate",
      java,
      "title: Core Java",
      'title: "Core \\ud800 Java"',
      "courses/core-java.md:@ title: found the character U+D800; remove it: it cannot be seen, or stands for a letter that was lost",
    ],
    [
      "a control as an escape",
      java,
      "title: Core Java",
      'title: "Core \\x1b Java"',
      "courses/core-java.md:@ title: found the character U+001B; remove it: it cannot be seen, or stands for a letter that was lost",
    ],
    [
      "a title that cannot be seen",
      java,
      "title: Core Java",
      "title: \u3164\u3164\u3164",
      "courses/core-java.md:@ title: found '\u3164\u3164\u3164'; write letters that can be seen",
    ],
    [
      "a title of zero width",
      java,
      "title: Core Java",
      "title: \u200B\u200B\u200B",
      "courses/core-java.md:@ found the character U+200B; remove it: it cannot be seen, or stands for a letter that was lost",
    ],
  ],
  links: [
    [
      "a link without a slash",
      home,
      "href: /courses",
      "href: courses",
      "pages/home.yaml:@ hero.primary.href: found 'courses'; write a path of this site that begins with one '/', without blanks and backslashes",
    ],
    [
      "a link to another host",
      home,
      "href: /courses",
      "href: //evil.example",
      "pages/home.yaml:@ hero.primary.href: found '//evil.example'; write a path of this site that begins with one '/', without blanks and backslashes",
    ],
    [
      "a link with a backslash",
      home,
      "href: /courses",
      "href: /\\evil.example",
      "pages/home.yaml:@ hero.primary.href: found '/\\evil.example'; write a path of this site that begins with one '/', without blanks and backslashes",
    ],
    [
      "a link to no page",
      "site.yaml",
      "{ label: Corporate, href: /corporate }",
      "{ label: Corporate, href: /corprate }",
      "site.yaml:@ navigation[3].href: found '/corprate'; no such page: write /corporate",
    ],
    [
      "a link to no course",
      "site.yaml",
      "href: /courses/ai-agents-mcp",
      "href: /courses/ai-agents",
      "site.yaml:@ announcement.link.href: found '/courses/ai-agents'; no such page: write /courses/ai-agents-mcp",
    ],
    [
      "a link to no place of a page",
      "pages/corporate.yaml",
      "/corporate#programmes",
      "/corporate#programs",
      "pages/corporate.yaml:@ secondary.href: found '/corporate#programs'; no such place there: write /corporate#programmes",
    ],
    [
      "a Markdown link to no page",
      java,
      "Two kinds of people",
      "Two kinds of [people](/abot)",
      "courses/core-java.md:@ longDescription: found '/abot'; no such page: write /about",
    ],
    [
      "a Markdown link to no course",
      java,
      "Advanced Java begins there",
      "[Advanced Java](/courses/advanced-jawa) begins there",
      "courses/core-java.md:@ longDescription: found '/courses/advanced-jawa'; no such page: write /courses/advanced-java",
    ],
    [
      "a Markdown link to no place",
      java,
      "Advanced Java begins there",
      "[Its projects](#projcts) begin there",
      "courses/core-java.md:@ longDescription: found '#projcts'; no such place there: write /courses/core-java#projects",
    ],
    [
      "a link to the site by its whole address",
      java,
      "Advanced Java begins there",
      "[Advanced Java](https://academy.example/courses/advanced-java) begins there",
      "courses/core-java.md:@ longDescription: found 'https://academy.example/courses/advanced-java'; it is a page of this site: write /courses/advanced-java",
    ],
    [
      "a link to the home page by its whole address",
      java,
      "Advanced Java begins there",
      "[The academy](https://academy.example) begins there",
      "courses/core-java.md:@ longDescription: found 'https://academy.example'; it is a page of this site: write /",
    ],
    [
      "a script as a link",
      java,
      "Advanced Java begins there",
      "[It](javascript:alert(1)) begins there",
      "courses/core-java.md:@ longDescription: found a link to 'javascript:alert(1)'; write an address that begins with https://, mailto:, / or #, without blanks and entities",
    ],
    [
      "an address without https",
      "pages/privacy.yaml",
      "lead: ",
      "lead: See http://a.example or ",
      "pages/privacy.yaml:@ lead: found 'http://a.example'; write an address that begins with https://",
    ],
    [
      "an origin with a path",
      "site.yaml",
      "origin: https://academy.example",
      "origin: https://academy.example/site",
      "site.yaml:@ identity.origin: found 'https://academy.example/site'; write only https:// and the domain: https://academy.example",
    ],
    [
      "an origin with a query",
      "site.yaml",
      "origin: https://academy.example",
      "origin: https://academy.example?a=b",
      "site.yaml:@ identity.origin: found 'https://academy.example?a=b'; write only https:// and the domain: https://academy.example",
    ],
    [
      "an origin without https",
      "site.yaml",
      "origin: https://academy.example",
      "origin: academy.example",
      "site.yaml:@ identity.origin: found 'academy.example'; write a whole address that begins with https://",
    ],
    [
      "a figure of another site",
      java,
      /https:\/\/github\.blog[^"]*/,
      "https://cisoforum.example/java",
      "courses/core-java.md:@ marketDemand[2].source.url: found 'https://cisoforum.example/java'; link to GitHub itself: github.blog or github.com",
    ],
    [
      "a figure of a site that ends alike",
      home,
      "https://www.pwc.com/",
      "https://www.notpwc.com/",
      "pages/home.yaml:@ market.facts[1].source.url: found 'https://www.notpwc.com/gx/en/news-room/press-releases/2026/pwc-2026-ai-jobs-barometer....; link to PwC itself: pwc.com",
    ],
  ],
  Markdown: [
    [
      "a heading as large as the page's",
      java,
      "Two kinds of people",
      "# Who does well\n\nTwo kinds of people",
      "courses/core-java.md:@ longDescription: found the heading 'Who does well' of level 1; begin headings with ###: the page has the larger ones",
    ],
    [
      "a heading underlined",
      java,
      "Two kinds of people",
      "Who does well\n=======\n\nTwo kinds of people",
      "courses/core-java.md:@ longDescription: found the heading 'Who does well' of level 1; begin headings with ###: the page has the larger ones",
    ],
    [
      "an image",
      java,
      "Two kinds of people",
      "![A plan](/plan.svg)\n\nTwo kinds of people",
      "courses/core-java.md:@ longDescription: found the image '/plan.svg'; remove it: descriptions have no images",
    ],
    [
      "an element that is never closed",
      java,
      "Two kinds of people",
      "<div>\n\nTwo kinds of people",
      "courses/core-java.md:@ longDescription: found <div>; write Markdown: HTML is not published (a '<' of the text is '\\<')",
    ],
    [
      "a script",
      java,
      "Two kinds of people",
      "<script>alert(1)</script>\n\nTwo kinds of people",
      "courses/core-java.md:@ longDescription: found <script>alert(1)</script>; write Markdown: HTML is not published (a '<' of the text is '\\<')",
    ],
    [
      "a description that is too short",
      java,
      /(?<=\n---\n)[\s\S]*/,
      "\nShort.\n",
      "courses/core-java.md:@-1 longDescription: found 6 characters; write a long description of 900-3000 characters under the fields",
    ],
    [
      "a note to oneself",
      java,
      "Two kinds of people",
      "TODO: begin better. Two kinds of people",
      "courses/core-java.md:@ longDescription: found 'TODO'; write what is still missing, or remove the sentence",
    ],
    [
      "a note in a title",
      home,
      "title: ",
      "title: TBD ",
      "pages/home.yaml:@ meta.title: found 'TBD'; write what is still missing, or remove the sentence",
    ],
  ],
  names: [
    [
      "a misspelt name",
      "pages/about.yaml",
      "{name} belongs",
      "{nam} belongs",
      "pages/about.yaml:@ company.text: found {nam}; write {name}",
    ],
    [
      "a count that this file does not know",
      "faq.yaml",
      "Between 6 and 16 weeks",
      "Between {from} and 16 weeks",
      "faq.yaml:@-1 [1].answer: found {from}; write a name that is filled in here: {name}, {parent}, {tools}, {chatApp}",
    ],
    [
      "a name that every object has",
      "pages/about.yaml",
      "{name} belongs",
      "{constructor} belongs",
      "pages/about.yaml:@ company.text: found {constructor}; write a name that is filled in here: {name}, {parent}, {tools}, {chatApp}, {count}, {sessions}, {prompts}, {promptsClaim}, {days}, {hours}, {keptFor}, {region}",
    ],
  ],
  "more syntax": [
    [
      "no blank behind a colon",
      java,
      "level: Beginner",
      "level:Beginner",
      "courses/core-java.md:@ found 'level:Beginner'; write a blank behind the colon: level: Beginner",
    ],
    [
      "no colon",
      java,
      "level: Beginner",
      "level Beginner",
      "courses/core-java.md:@ found 'level Beginner'; write a colon behind the field: level: Beginner",
    ],
    [
      "a bracket that is never closed",
      "site.yaml",
      "cursor-fullstack, prompt-engineering]",
      "cursor-fullstack, prompt-engineering",
      "site.yaml:@ found a bracket ([) that is never closed; write ] at its end",
    ],
    [
      "a brace that is never closed",
      "site.yaml",
      "href: /corporate }",
      "href: /corporate",
      "site.yaml:@ found a bracket ({) that is never closed; write } at its end",
    ],
    [
      "an entry that is indented less",
      java,
      "  - learn java online",
      " - learn java online",
      "courses/core-java.md:@ found '- learn java online' where it cannot stand; begin it exactly under the fields or entries that it belongs to (line … begins behind 2 blanks, this one behind 1)",
    ],
    [
      "a field that is indented",
      java,
      "level: Beginner",
      " level: Beginner",
      "courses/core-java.md:@ found 'level: Beginner' where it cannot stand; begin it exactly under the fields or entries that it belongs to (line … begins behind 2 blanks, this one behind 1)",
    ],
    [
      "entries without blanks behind their dashes",
      java,
      /keywords:\n( {2}- .*\n)+/,
      "keywords:\n  -core java\n  -learn java\n",
      "courses/core-java.md:@ found '-core java'; write a blank behind the dash: - core java",
    ],
    [
      "a Markdown link without https",
      java,
      "Advanced Java begins there",
      "[It](http://java.example) begins there",
      "courses/core-java.md:@ longDescription: found a link to 'http://java.example'; write an address that begins with https://, mailto:, / or #, without blanks and entities",
    ],
    [
      "an origin with a password",
      "site.yaml",
      "origin: https://academy.example",
      "origin: https://me:secret@academy.example",
      "site.yaml:@ identity.origin: found 'https://me:secret@academy.example'; write only https:// and the domain: https://academy.example",
    ],
    [
      "a profile with a password",
      "site.yaml",
      "[https://zeroailabs",
      "[https://me:secret@zeroailabs",
      "site.yaml:@ identity.profiles[0]: found 'https://me:secret@zeroailabs.example/zero-academy'; write it without a name, a password or backslashes",
    ],
    [
      "a download that no build makes",
      "pages/dev-toolkit.yaml",
      "/dev-toolkit/prompts.json",
      "/dev-toolkit/prompts.jsn",
      "pages/dev-toolkit.yaml:@ downloads.files[1].href: found '/dev-toolkit/prompts.jsn'; no such page: write /dev-toolkit/prompts.json",
    ],
    [
      "a link to no place of a course",
      java,
      "Advanced Java begins there",
      "[It](/courses/aws-cloud#sylabus) begins there",
      "courses/core-java.md:@ longDescription: found '/courses/aws-cloud#sylabus'; no such place there: write /courses/aws-cloud#syllabus",
    ],
    [
      "a link of the copy to no page",
      home,
      "href: /learning-paths",
      "href: /learning-path",
      "pages/home.yaml:@ hero.secondary.href: found '/learning-path'; no such page: write /learning-paths",
    ],
    [
      "a missing comma between braces",
      "site.yaml",
      "{ label: Home, href: / }",
      "{ label: Home href: / }",
      "site.yaml:@ found two fields without a comma; write a comma before 'href:'",
    ],
    [
      "a missing quote at the end of a list entry",
      java,
      '- "Java 25 from the first session, with records, pattern matching and text blocks instead of history lessons"',
      '- "Java 25 from the first session',
      'courses/core-java.md:@ found a quote (") that is never closed; write " at the end of the text',
    ],
    [
      "a quote inside quotes",
      java,
      'shortTitle: "Java"',
      'shortTitle: "My "Java""',
      'courses/core-java.md:@ found \'Java""\' behind the closing quote; put the whole text in quotes, and write \\" for a quote in it',
    ],
    [
      "an indented list entry of words",
      java,
      "  - java for beginners",
      "    - java for beginners",
      "courses/core-java.md:@ found '- java for beginners', indented too far; begin it exactly under the entry above: it now is a part of that",
    ],
    [
      "a key that is a number",
      java,
      "level: Beginner",
      "12: Beginner",
      [
        "courses/core-java.md:@-11 level: found nothing; write one of Beginner, Intermediate, Advanced, All Levels",
        "courses/core-java.md:@ 12: found the key 12; this key is unknown: remove it (known: id, order, …, marketDemand)",
      ],
    ],
  ],
  facts: [
    [
      "other sessions than fixed",
      java,
      "sessions: 28",
      "sessions: 26",
      "courses/core-java.md:@ sessions: found 26; contract.yaml fixes it: write 28",
    ],
    [
      "other hours than fixed",
      java,
      "hours: 28",
      "hours: 30",
      "courses/core-java.md:@ hours: found 30; contract.yaml fixes it: write 28",
    ],
    [
      "another level than fixed",
      java,
      "level: Beginner",
      "level: Advanced",
      "courses/core-java.md:@ level: found 'Advanced'; contract.yaml fixes it: write Beginner",
    ],
    [
      "an order twice",
      "courses/debug-support.md",
      /^order: .*/m,
      "order: 7",
      "courses/debug-support.md:@ order: found 7; courses/core-java.md has the same: write another",
    ],
    [
      "a question more than fixed",
      "faq.yaml",
      /$/,
      "- question: More?\n  answer: Yes.\n",
      "faq.yaml:@ [6]: found 7 questions; contract.yaml fixes 6: write as many, or let the owner change it there",
    ],
    [
      "questions without a number fixed",
      "contract.yaml",
      "questions: 6",
      "questions: 0",
      "contract.yaml:@ questions: found 0; write at least 0",
    ],
    [
      "a question less than fixed",
      "faq.yaml",
      /- question: What is the difference[\s\S]*/,
      "",
      "faq.yaml:@-15 found 5 questions; contract.yaml fixes 6: write as many, or let the owner change it there",
    ],
    [
      "hours of an ongoing course",
      "courses/ai-updates.md",
      "hours: 0",
      "hours: 8",
      "courses/ai-updates.md:@ hours: found 8; contract.yaml fixes it: write 0",
    ],
    [
      "a change before the first day",
      java,
      "modified: 2026-11-21",
      "modified: 2026-01-01",
      "courses/core-java.md:@ modified: found '2026-01-01'; write 2026-11-21 or a later day",
    ],
    [
      "a change in the future",
      java,
      "modified: 2026-11-21",
      "modified: 2027-03-01",
      "courses/core-java.md:@ modified: found '2027-03-01'; it lies in the future: write 2026-11-21 or an earlier day",
    ],
    [
      "a page changed in the future",
      home,
      "modified: 2026-11-21",
      "modified: 2027-03-01",
      "pages/home.yaml:@ meta.modified: found '2027-03-01'; it lies in the future: write 2026-11-21 or an earlier day",
    ],
    [
      "a claim found true in the future",
      "site.yaml",
      "label: completion rate",
      "label: completion rate\n    asOf: 2027-03-01",
      "site.yaml:@ statistics[1].asOf: found '2027-03-01'; it lies in the future: write 2026-11-21 or an earlier day",
    ],
    [
      "a phone number that differs",
      "site.yaml",
      "chatNumberShown: +91 00000 00000",
      "chatNumberShown: +91 00000 00001",
      "site.yaml:@ identity.chatNumberShown: found '+91 00000 00001'; its digits are not those of chatNumber: write +910000000000, with blanks",
    ],
    [
      "a phone number with a plus",
      "site.yaml",
      'chatNumber: "910000000000"',
      'chatNumber: "+910000000000"',
      "site.yaml:@ identity.chatNumber: found '+910000000000'; write 8 to 15 digits in quotes, with country code, no plus",
    ],
    [
      "an email that is none",
      "site.yaml",
      "email: hello@academy.example",
      "email: hello at academy.example",
      "site.yaml:@ identity.email: found 'hello at academy.example'; write an email address",
    ],
    [
      "a claim that says more than it proves",
      "site.yaml",
      "value: 40+, label: projects, atLeast",
      "value: 50+, label: projects, atLeast",
      "site.yaml:@ statistics[2].value: found '50+'; what is proven beside it is 40: write that, or prove 50",
    ],
    [
      "a claim that the catalogue does not hold",
      "site.yaml",
      "value: 40+, label: projects, atLeast: { projects: 40 }",
      "value: 400+, label: projects, atLeast: { projects: 400 }",
      "site.yaml:@ statistics[2].atLeast.projects: found 400; the catalogue has …: claim at most that",
    ],
    [
      "a span that says more than its weeks",
      "site.yaml",
      "value: 6 to 16 weeks",
      "value: 4 to 16 weeks",
      "site.yaml:@ delivery[0].value: found '4 to 16 weeks'; what is proven beside it is 6 and 16: write that, or prove 4",
    ],
    [
      "a span that the courses do not keep",
      "site.yaml",
      "value: 6 to 16 weeks, label: the length of a course, weeks: { from: 6",
      "value: 4 to 16 weeks, label: the length of a course, weeks: { from: 4",
      'site.yaml:@ delivery[0].weeks: found {"from":4,"to":16}; the courses take 6 to 16 weeks: write that',
    ],
    [
      "more sessions a week than there are",
      "site.yaml",
      "value: 2 a week, label: live mentor-led sessions, sessionsPerWeek: 2",
      "value: 3 a week, label: live mentor-led sessions, sessionsPerWeek: 3",
      "site.yaml:@ delivery[1].sessionsPerWeek: found 3; not every course has so many sessions a week",
    ],
    [
      "more prompts than there are",
      "site.yaml",
      "prompts: 20,",
      "prompts: 2000,",
      "site.yaml:@ toolkitClaim.prompts: found 2000; content/toolkit has … prompts: claim at most that",
    ],
    [
      "other days than there are",
      "site.yaml",
      /days: \d+/,
      "days: 100",
      "site.yaml:@ toolkitClaim.days: found 100; content/toolkit has … days: write that",
    ],
    [
      "a claim that nothing proves",
      "site.yaml",
      / {4}definition: Of the learners.*\n/,
      "",
      'site.yaml:@-2 statistics[1]: found {"value":"95%","label":"completion rate"}; say in a definition how it is counted, or by atLeast what the content must prove',
    ],
    [
      "a promise that its page no longer makes",
      "pages/contact.yaml",
      "A mentor reads every message",
      "Someone reads every message",
      "site.yaml:… promises[0].claim: found 'A mentor reads every message; there is no bot in between.'; write it word for word as on /contact, or remove it",
    ],
    [
      "a promise of an unknown page",
      "site.yaml",
      "page: /courses/debug-support,",
      "page: /courses/debug,",
      "site.yaml:@ promises[15].page: found '/courses/debug'; write the address of a page",
    ],
    [
      "a footer course that does not exist",
      "site.yaml",
      "[python-fundamentals,",
      "[python-fundamental,",
      "site.yaml:@ footer.courses[0]: found 'python-fundamental'; no such course: write python-fundamentals",
    ],
    [
      "a row that differs from its course",
      paths,
      "sessions: 24",
      "sessions: 25",
      "pages/learning-paths.yaml:@ paths[0].rows[0].sessions: found 25; python-fundamentals has 24: write that",
    ],
    [
      "a row of an unknown course",
      paths,
      "course: core-java",
      "course: core-jawa",
      "pages/learning-paths.yaml:@ paths[0].rows[1].course: found 'core-jawa'; write the slug of a course: core-java, or remove the line",
    ],
    [
      "a skill that no course teaches",
      home,
      "Docker",
      "Kubernetes in space",
      "pages/home.yaml:@ skills.groups[1].skills[4]: found 'Kubernetes in space'; no course names it: write it as a session does, or remove it",
    ],
    [
      "a misspelt track",
      home,
      "track: Foundation",
      "track: Fundation",
      "pages/home.yaml:@ tracks.cards[0].track: found 'Fundation'; write Foundation",
    ],
    [
      "a certificate of an unknown course",
      sample,
      "course: python-fundamentals",
      "course: pyton-fundamentals",
      "pages/sample.yaml:@ certificate.course: found 'pyton-fundamentals'; write the slug of a course: python-fundamentals",
    ],
    [
      "a comment on an empty line",
      sample,
      "line: 4",
      "line: 2",
      "pages/sample.yaml:@ review.comments[0].line: found 2; write the number of a line with code, at most 15",
    ],
    [
      "comments out of order",
      sample,
      "line: 10",
      "line: 4",
      "pages/sample.yaml:@ review.comments[1].line: found 4; write the comments in the order of their lines, one a line",
    ],
    [
      "a title that is too long with the name",
      java,
      "title: Core Java",
      "title: Core Java for people who have never written a line of it",
      "courses/core-java.md:@ title: found 'Core Java for people who have never written a line of it course | Zero Academy' (78 characters); a search result shows 10-65 characters: write 1-50, since 15 are added",
    ],
    [
      "a title of two pages",
      "pages/corporate.yaml",
      / {2}title: .*/,
      '  title: "Why we teach live, and what we think"',
      "pages/about.yaml:… meta.title: found 'Why we teach live, and what we think | Zero Academy'; pages/corporate.yaml has the same: write another",
    ],
    [
      "a description of two pages",
      "pages/corporate.yaml",
      / {2}description: .*/,
      '  description: "{name} teaches programming and AI live because code gets better when someone reads it. Our mission, our principles and the company behind us."',
      "pages/about.yaml:… meta.description: found 'Zero Academy teaches programming and AI live because code gets better when someone rea...; pages/corporate.yaml has the same: write another",
    ],
    [
      "an enrolment without its course",
      "site.yaml",
      "course {title}. Please",
      "course. Please",
      "site.yaml:@ enrol.message: found 'Hello {name}, I would like to enrol in the course. Please tell me the next steps.'; name the course with {title}",
    ],
    [
      "a figure whose sentence lacks its source",
      java,
      "publisher: GitHub",
      "publisher: Azul",
      "courses/core-java.md:@-3 marketDemand[2].description: found 'GitHub's 2025 Octoverse ranks Java fourth among programming languages by contributors,...; name the source in the sentence: 'Azul' is missing",
    ],
    [
      "a figure of an unknown publisher",
      "publishers.yaml",
      "Azul: ",
      "Azule: ",
      [
        "courses/advanced-java.md:… marketDemand[0].source.publisher: found 'Azul'; write Azule, a publisher of content/publishers.yaml, or add it there with its domains",
        "courses/advanced-java.md:… marketDemand[1].source.publisher: found 'Azul'; write Azule, a publisher of content/publishers.yaml, or add it there with its domains",
      ],
    ],
    [
      "a publisher with an address for a domain",
      "publishers.yaml",
      "[azul.com]",
      "[https://azul.com]",
      "publishers.yaml:@ Azul[0]: found 'https://azul.com'; write a domain in small letters, such as bls.gov",
    ],
    [
      "a share that is none",
      home,
      "value: 66%",
      "value: many",
      "pages/home.yaml:@ market.facts[0].value: found 'many'; a share is drawn: write it as 62% or 7 in 10, or give another kind",
    ],
    [
      "a forecast told as a fact",
      home,
      "expect 39%",
      "see 39%",
      "pages/home.yaml:@ market.facts[2].description: found 'Employers surveyed for the World Economic Forum's Future of Jobs Report 2025 see 39% o...; say in the sentence that the publisher expects it",
    ],
    [
      "steps that have another name",
      "pages/corporate.yaml",
      "title: Discovery",
      "title: Discover",
      'pages/corporate.yaml:@-2 process.steps: found [{"title":"Discover","when":"Week 0","text":"Two calls: one with whoever pays, one with...; name the steps Discovery, Customize, Deliver, Support, in this order',
    ],
    [
      "reply hours without a dash",
      "pages/contact.yaml",
      "10:00 AM - 6:00 PM IST",
      "office hours",
      "pages/contact.yaml:@ cards.response.text: found 'We reply within 24 hours on business days (Mon-Sat), office hours.'; name days and hours as in '(Mon-Sat), 10:00 AM - 6:00 PM IST'",
    ],
  ],
  syllabus: [
    [
      "a gap of weeks",
      java,
      "weeks: 3-4",
      "weeks: 4-5",
      "courses/core-java.md:@ syllabus[1].weeks: found 'Weeks 4-5'; the block before it ends with week 2: begin with week 3",
    ],
    [
      "weeks behind the last",
      java,
      "weeks: 13-14",
      "weeks: 13-15",
      "courses/core-java.md:@ syllabus[7].weeks: found 'Weeks 13-15'; the course has 14 weeks: end with week 14",
    ],
    [
      "a session too few",
      java,
      / {6}- "JDBC.*\n/,
      "",
      "courses/core-java.md:@-2 syllabus[6].sessions: found '1 session title'; two live sessions a week: write 2 for week 12",
    ],
    [
      "a session twice",
      java,
      '"JDBC: store loans, pass values as parameters"',
      '"SQL: create two tables and join them"',
      "courses/core-java.md:@ syllabus[6].sessions[1]: found 'SQL: create two tables and join them'; line … has the same title: name what is new in this session",
    ],
    [
      "a week that the course has not",
      java,
      "Git from week three",
      "Git from week 30",
      "courses/core-java.md:@ programHighlights[2]: found 'The debugger from week one, Git from week 30, Maven and JUnit from week four'; 'week 30': the course has 14 weeks",
    ],
  ],
  toolkit: [
    [
      "a prompt twice",
      group,
      "slug: write-a-failing-test-first",
      "slug: list-cases-before-testing",
      "toolkit/prompts/test.yaml:@ prompts[1].slug: found 'list-cases-before-testing'; toolkit/prompts/test.yaml has the same: write another",
    ],
    [
      "a prompt of an unknown course",
      group,
      "course: python-fundamentals",
      "course: pyton-fundamentals",
      "toolkit/prompts/test.yaml:@ prompts[0].course: found 'pyton-fundamentals'; no such entry: write python-fundamentals",
    ],
    [
      "a prompt with stray braces",
      group,
      "{written_rule}",
      "{Written_rule!}",
      "toolkit/prompts/test.yaml:@-1 prompts[0].prompt: found 'The rule, in the words of whoever wants it: {Written_rule!}  <code> {function_code} </...; use braces for {named_placeholders} only (small letters, digits, underscores)",
    ],
    [
      "a placeholder without a label",
      group,
      / {6}function_code: \{.*\n/,
      "",
      'toolkit/prompts/test.yaml:@-2 prompts[0].placeholders: found ["written_rule"]; {function_code} has no label here: write function_code: { label: "What to write", example: "Such as this" }',
    ],
    [
      "a label whose placeholder is misspelt",
      group,
      "      function_code: { label",
      "      function_cod: { label",
      "toolkit/prompts/test.yaml:@ prompts[0].placeholders.function_cod: found 'function_cod'; write function_code",
    ],
    [
      "a label for a shared placeholder",
      group,
      "      function_code: { label",
      "      language: { label: 'L', example: 'l' }\n      function_code: { label",
      "toolkit/prompts/test.yaml:@ prompts[0].placeholders.language: found 'language'; remove it: its label stands in content/pages/dev-toolkit.yaml, once for all prompts",
    ],
    [
      "a worked answer of another group",
      group,
      "  prompt: list-cases-before-testing",
      "  prompt: list-cases-before-testin",
      "toolkit/prompts/test.yaml:@ worked.prompt: found 'list-cases-before-testin'; no published prompt of this group: write list-cases-before-testing",
    ],
    [
      "a worked answer with a placeholder left open",
      group,
      / {4}written_rule: 'Orders from 50.00 euros.*\n/,
      "",
      'toolkit/prompts/test.yaml:@-1 worked.input: found ["function_code"]; write what was filled in for written_rule',
    ],
    [
      "a quote that does not stand in the answer",
      group,
      /corrections:\n {4}- quote: .*/,
      "corrections:\n    - quote: Never said",
      "toolkit/prompts/test.yaml:@ worked.corrections[0].quote: found 'Never said'; copy the words from the answer, exactly as they stand there",
    ],
    [
      "a day with an unknown prompt",
      phase,
      "prompts: [read-a-stack-trace]",
      "prompts: [read-a-stack-trase]",
      "toolkit/roadmap/1-foundation.yaml:@ days[2].prompts[0]: found 'read-a-stack-trase'; no such entry: write read-a-stack-trace",
    ],
    [
      "a day that is too long",
      phase,
      "minutes: 45",
      "minutes: 90",
      "toolkit/roadmap/1-foundation.yaml:@ days[6].minutes: found 90; write at most 60",
    ],
    [
      "an order twice",
      phase,
      "order: 1",
      "order: 2",
      "toolkit/roadmap/2-ai-powered.yaml:… order: found 2; toolkit/roadmap/1-foundation.yaml has the same: write another",
    ],
  ],
  drafts: [
    [
      "a draft that is neither",
      java,
      "level: Beginner",
      "draft: maybe\nlevel: Beginner",
      "courses/core-java.md:@ draft: found 'maybe'; write true or false",
    ],
    [
      "a worked answer of a draft prompt",
      group,
      "    title: List the cases",
      "    draft: true\n    title: List the cases",
      "toolkit/prompts/test.yaml:@+264 worked.prompt: found 'list-cases-before-testing'; no published prompt of this group: write one of …",
    ],
  ],
  redirects: [
    [
      "an old address that is a page",
      "redirects.yaml",
      /$/,
      "- { from: /about, to: /contact }",
      "redirects.yaml:@ [0].from: found '/about'; a page has this address: remove one",
    ],
    [
      "an old address twice",
      "redirects.yaml",
      /$/,
      "- { from: /old, to: /about }\n- { from: /old, to: /contact }",
      "redirects.yaml:@+1 [1].from: found '/old'; line 3 has it already: remove one of both",
    ],
    [
      "a dead target",
      "redirects.yaml",
      /$/,
      "- { from: /old, to: /courses/core-jawa }",
      "redirects.yaml:@ [0].to: found '/courses/core-jawa'; no such page: write the address of one",
    ],
    [
      "a target that moved on",
      "redirects.yaml",
      /$/,
      "- { from: /old, to: /older }\n- { from: /older, to: /about }",
      "redirects.yaml:@ [0].to: found '/older'; it is an old address itself: write /about",
    ],
    [
      "a circle",
      "redirects.yaml",
      /$/,
      "- { from: /old, to: /older }\n- { from: /older, to: /old }",
      [
        "redirects.yaml:@ [0].to: found '/older'; it leads in a circle: write the address of a page",
        "redirects.yaml:@+1 [1].to: found '/old'; it leads in a circle: write the address of a page",
      ],
    ],
    [
      "an address to itself",
      "redirects.yaml",
      /$/,
      "- { from: /old, to: /old }",
      "redirects.yaml:@ [0].to: found '/old'; it leads in a circle: write the address of a page",
    ],
    [
      "an address in capitals",
      "redirects.yaml",
      /$/,
      "- { from: /Old, to: /about }",
      "redirects.yaml:@ [0].from: found '/Old'; write the old address, such as /courses/old-name",
    ],
    [
      "an address with a host",
      "redirects.yaml",
      /$/,
      "- { from: https://academy.example/old, to: /about }",
      "redirects.yaml:@ [0].from: found 'https://academy.example/old'; write the old address, such as /courses/old-name",
    ],
  ],
};

describe.each(Object.entries(MISTAKES))(
  "an editor's mistake of %s is said once, with what to write instead",
  (_, mistakes) => {
    it.each(mistakes)("%s", (_, file, from, to, said) => {
      const name = path.join(folder, file);
      const text = readFileSync(name, "utf8");
      const changed = text.replace(from, () => to);
      expect(changed).not.toBe(text);
      const [before, after] = [text.split("\n"), changed.split("\n")];
      const line = after.findIndex((words, index) => words !== before[index]) + 1;
      writeFileSync(name, changed);
      try {
        expectSaid(said, line);
      } finally {
        writeFileSync(name, text);
      }
    });
  },
);

describe("a file or folder that is none, or another", () => {
  const at = (name: string) => path.join(folder, name);
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(FIXTURE, folder, { recursive: true });
  });

  const write = (name: string, content: string | Buffer) => writeFileSync(at(name), content);
  const replace = (name: string, make: (file: string) => void) => {
    rmSync(at(name), { recursive: true });
    make(at(name));
  };
  const FILES: [name: string, spoil: () => void, said: string | string[]][] = [
    [
      "a page that is gone",
      () => rmSync(at("pages/about.yaml")),
      "pages/about.yaml:1 found no such file; write it",
    ],
    [
      "a course of the contract that is gone",
      () => {
        rmSync(at("courses/debug-support.md"));
      },
      "contract.yaml:… courses.debug-support: found no file courses/debug-support.md; write that file; if it was renamed or removed, let the owner change this line",
    ],
    [
      "a folder that is gone",
      () => rmSync(at("pages"), { recursive: true }),
      "pages:1 found no such folder; put it back: git checkout -- pages",
    ],
    [
      "courses that are gone",
      () => rmSync(at("courses"), { recursive: true }),
      "courses:1 found no such folder; put it back: git checkout -- courses",
    ],
    [
      "a toolkit that is gone",
      () => rmSync(at("toolkit"), { recursive: true }),
      "toolkit:1 found no such folder; put it back: git checkout -- toolkit",
    ],
    [
      "a part of the toolkit that is gone",
      () => rmSync(at("toolkit/prompts"), { recursive: true }),
      "toolkit/prompts:1 found no such folder; put it back: git checkout -- toolkit/prompts",
    ],
    [
      "a file in the place of a folder",
      () => replace("toolkit", (file) => writeFileSync(file, "")),
      "toolkit:1 found a file or link in the place of a folder; put it back: git checkout -- toolkit",
    ],
    [
      "a loop of links in the place of a folder",
      () => replace("pages", (file) => symlinkSync(file, file)),
      "pages:1 found a file or link in the place of a folder; put it back: git checkout -- pages",
    ],
    [
      "a link in the place of a file",
      () => replace(java, (file) => symlinkSync("/etc/passwd", file)),
      "courses/core-java.md:1 found a link to another file; put the file itself here",
    ],
    [
      "a loop of links in the place of a file",
      () => replace("faq.yaml", (file) => symlinkSync(file, file)),
      "faq.yaml:1 found a link to another file; put the file itself here",
    ],
    [
      "a folder in the place of a file",
      () => replace("faq.yaml", (file) => mkdirSync(file)),
      "faq.yaml:1 found a folder; move its files up, or remove it",
    ],
    [
      "a folder in the place of a course",
      () => replace(java, (file) => mkdirSync(file)),
      "courses/core-java.md:1 found a folder; move its files up, or remove it",
    ],
    [
      "a pipe in the place of a file",
      () => replace("faq.yaml", (file) => execFileSync("mkfifo", [file])),
      "faq.yaml:1 found no plain file; put a plain file here",
    ],
    [
      "20 MB of words",
      () => appendFileSync(at(java), "word ".repeat(4_000_000)),
      "courses/core-java.md:1 found … KB; write at most 500 KB",
    ],
    [
      "a hundred thousand quotes inside each other",
      () => appendFileSync(at(java), ">".repeat(100_000)),
      "courses/core-java.md:… longDescription: found … characters; write a long description of 900-3000 characters under the fields",
    ],
    [
      "UTF-16",
      () => write(java, Buffer.from(`\uFEFF${readFileSync(at(java), "utf8")}`, "utf16le")),
      "courses/core-java.md:1 found the encoding UTF-16; save the file with the encoding UTF-8",
    ],
    [
      "UTF-16 without a mark",
      () => write("faq.yaml", Buffer.from(readFileSync(at("faq.yaml"), "utf8"), "utf16le")),
      "faq.yaml:1 found the encoding UTF-16; save the file with the encoding UTF-8",
    ],
    [
      "letters of Windows",
      () => write("faq.yaml", Buffer.from("- question: Café?\n  answer: Déjà vu.\n", "latin1")),
      "faq.yaml:1 found letters in another encoding than UTF-8; save the file with the encoding UTF-8",
    ],
    [
      "an extension in capitals",
      () => renameSync(at(java), at("courses/core-java.MD")),
      "courses/core-java.MD:1 found the name core-java.MD; give it the name core-java.md",
    ],
    [
      "another extension",
      () => renameSync(at(java), at("courses/core-java.md.txt")),
      "courses/core-java.md.txt:1 found the name core-java.md.txt; give it the name core-java.md",
    ],
    [
      "a name in capitals",
      () => renameSync(at(java), at("courses/Core-Java.md")),
      "courses/Core-Java.md:2 found 'Core-Java'; name the file with small letters, digits and single hyphens: it is the address",
    ],
    [
      "a name with an underscore",
      () => cpSync(at(java), at("courses/core_java.md")),
      [
        "courses/core_java.md:2 found 'core_java'; name the file with small letters, digits and single hyphens: it is the address",
        "courses/core_java.md:… id: found '12'; courses/core-java.md has the same: write another",
        "courses/core_java.md:3 order: found …; courses/core-java.md has the same: write another",
        "courses/core_java.md:4 title: found 'Core Java course | Zero Academy'; courses/core-java.md has the same: write another",
        "courses/core_java.md:6 description: found 'Learn Java from the first class to a tested application: objects, collections, excepti...; courses/core-java.md has the same: write another",
      ],
    ],
    [
      "a group with another extension",
      () => renameSync(at(group), at("toolkit/prompts/test.yml")),
      "toolkit/prompts/test.yml:1 found the name test.yml; give it the name test.yaml",
    ],
    [
      "a page with another extension",
      () => renameSync(at("pages/about.yaml"), at("pages/about.yml")),
      "pages/about.yml:1 found the name about.yml; give it the name about.yaml",
    ],
    [
      "a file that nothing reads",
      () => write("notes.txt", "later"),
      "notes.txt:1 found the name notes.txt; nothing reads it: remove it",
    ],
    [
      "a page that nothing shows",
      () => write("pages/blog.yaml", "title: Blog"),
      "pages/blog.yaml:1 found the name blog.yaml; nothing reads it: remove it",
    ],
    [
      "a copy of an editor",
      () => write("courses/core-java.md~", "x"),
      "courses/core-java.md~:1 found the name core-java.md~; nothing reads it: remove it",
    ],
    [
      "a picture",
      () => write("courses/cover.png", "x"),
      "courses/cover.png:1 found the name cover.png; nothing reads it: remove it",
    ],
    [
      "a folder of drafts",
      () => mkdirSync(at("courses/drafts")),
      "courses/drafts:1 found the name drafts; nothing reads it: remove it",
    ],
    [
      "no content at all",
      () => rmSync(folder, { recursive: true }),
      "content:1 found no such folder; put it back: git checkout -- content",
    ],
  ];

  it.each(FILES)("%s", (_, spoil, said) => {
    spoil();
    expectSaid(said, 1);
  });

  const HARMLESS: [name: string, spoil: () => void][] = [
    ["a byte order mark", () => write(java, `\uFEFF${readFileSync(at(java), "utf8")}`)],
    ["Windows line ends", () => write(java, readFileSync(at(java), "utf8").replaceAll("\n", "\r\n"))],
    ["a hidden file", () => write("courses/.DS_Store", Buffer.from([0, 1, 2]))],
    ["an editor's swap file", () => write("courses/.core-java.md.swp", "x")],
    ["the guide", () => write("README.md", "# Guide\n")],
    [
      "blanks behind the fences",
      () => write(java, readFileSync(at(java), "utf8").replaceAll(/^---$/gm, "---  ")),
    ],
  ];

  it.each(HARMLESS)("%s changes nothing", (_, spoil) => {
    spoil();
    expect(load()).toEqual([]);
  });

  it("a folder that is linked as a whole is read", () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    expect(loadSiteContent(link, { today: TODAY }).courses).not.toHaveLength(0);
    rmSync(link);
  });
});
