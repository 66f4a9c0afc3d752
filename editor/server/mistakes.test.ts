import { expect, it } from "vitest";
import type { Path } from "#app/content/value-path.ts";
import { createTestEditor, JAVA } from "../testing/test-editor.ts";
import type { Result } from "./save.ts";

const { ask, at, name: shorten, parse, read, save } = createTestEditor();

const DEBUG = "toolkit/prompts/debug.yaml";

/** What editors write by mistake, instead of a value or of words of the Markdown, and what the panel says. */
type Mistake = [file: string, where: Path | string, value: string | number | boolean, said: string];

/** What is refused. */
const MISTAKES: Mistake[] = [
  [
    JAVA,
    ["title"],
    "Core Java for everybody who has always wanted to learn a language well",
    "at most 60 characters (now 70)",
  ],
  [JAVA, ["title"], "AI Agents and MCP", "already used in content/courses/ai-agents-mcp.md"],
  [JAVA, ["description"], "Learn Java.", "at least 50 characters (now 11)"],
  [JAVA, ["level"], "Advanced", "write Beginner, as contract.yaml fixes it"],
  [JAVA, ["level"], "beginner", "write Beginner"],
  [JAVA, ["sessions"], 9, "two live sessions a week are 8 in 4 weeks"],
  [JAVA, ["duration"], "four weeks", "write a number of weeks such as '12 weeks', or Ongoing"],
  [JAVA, ["id"], "12a", "write a number in quotes"],
  [JAVA, ["id"], "9", "already used in content/courses/ai-agents-mcp.md"],
  [JAVA, ["order"], 5.5, "write a whole number"],
  [JAVA, ["order"], 2, "already used in content/courses/"],
  [JAVA, ["published"], "2027-01-01", "it is in the future"],
  [JAVA, ["published"], "05/12/2026", "write a day of the calendar as year-month-day"],
  [JAVA, ["modified"], "2026-11-20", "the page was published on 2026-11-21"],
  [JAVA, ["keywords", 0], "", "at least 1 character (now 0)"],
  [JAVA, ["programHighlights", 0], " Java 25", "remove spaces and line breaks at its beginning and end"],
  [JAVA, ["programHighlights", 0], "Java\u00ad25", "remove it: it is invisible"],
  [JAVA, ["milestones", 1, "text"], "JUnit,\nin every task.", "write it on one line"],
  [JAVA, ["learningOutcomes", 1], "Use {lists}", "{lists}"],
  [JAVA, ["learningOutcomes", 1], "Use <b>lists</b>", "HTML, '<b>'; remove these characters"],
  [
    JAVA,
    ["learningOutcomes", 1],
    "Use lists &amp; maps",
    "a code of HTML in 'Use lists &amp; maps'; write the character",
  ],
  [JAVA, ["projects", 0], "Library Desk: lending", "write 'Name - description' with one ' - '"],
  [
    JAVA,
    ["projects", 1],
    "Invoice Maker – reads orders",
    "write ' - ' with a plain hyphen instead of the dash",
  ],
  [JAVA, ["syllabus", 0, "weeks"], "1–2", "write the weeks as 1-4, or one week as 7"],
  [JAVA, ["syllabus", 0, "sessions", 0], "Git", "write 3 to 9 words"],
  [
    JAVA,
    ["cohorts", 0, "start"],
    "2027-03-25",
    "a Thu: write a Wed or a Sat, such as 2027-03-24 or 2027-03-27",
  ],
  [JAVA, ["cohorts", 0, "start"], "2026-11-31", "write a day of the calendar as year-month-day"],
  [JAVA, ["cohorts", 0, "time"], "7 pm", "write hours and minutes with two digits each"],
  [JAVA, ["cohorts", 0, "timeZone"], "IST", "write the name of a time zone, such as Asia/Kolkata"],
  [JAVA, ["cohorts", 0, "language"], "English", "write a language code, such as en or hi"],
  [JAVA, ["cohorts", 0, "mentor"], "Asha", "write Asha Rao"],
  [JAVA, ["price", "amount"], -1, "write at least 1"],
  [JAVA, ["price", "amount"], "₹18,500", "write a number"],
  [
    JAVA,
    ["marketDemand", 0, "source", "url"],
    "http://survey.stackoverflow.co/",
    "write a full address that begins with https://",
  ],
  [
    JAVA,
    ["marketDemand", 0, "description"],
    "28% had done extensive work in Java.",
    "name the source in the sentence",
  ],
  [JAVA, "Two kinds of people", "<b>Two kinds of people</b>", "write Markdown: HTML is not published"],
  [JAVA, "Two kinds of people", "[Two kinds](/courses/jaav) of people", "no such page"],
  [JAVA, "Two kinds of people", "[Two kinds](#nowhere) of people", "no such place"],
  [JAVA, "Two kinds of people", "# Two kinds of people", "begin headings with ###"],
  [JAVA, "Two kinds of people", "![Two kinds](a.png) of people", "remove it: these texts cannot have images"],
  ["pages/contact.yaml", ["lead"], "Our team reads every message.", "or change that page back"],
  ["pages/contact.yaml", ["form", "privacyLink", "href"], "/privcy", "no such page: write /privacy"],
  ["pages/contact.yaml", ["form", "privacyLink", "href"], "www.example.org", "write a path of this site"],
  ["site.yaml", ["identity", "email"], "hello academy.example", "write an email address"],
  ["site.yaml", ["identity", "chatNumber"], "+910000000000", "country code first"],
  ["site.yaml", ["footer", "courses", 0], "java", "no such file"],
  [DEBUG, ["prompts", 1, "slug"], "read-a-stack-trace", "already used in content/toolkit/prompts/debug.yaml"],
  [DEBUG, ["prompts", 0, "prompt"], "No names.\n", "add a placeholder for what the reader fills in"],
  ["faq.yaml", [0, "question"], "How long does a course take?", "already used in content/faq.yaml"],
  ["faq.yaml", [0, "draft"], true, "publish 3, as contract.yaml fixes it"],
];

/** What may be meant: it is saved, with a warning. */
const DOUBTS: Mistake[] = [
  [JAVA, ["title"], "Core **Java**", "Markdown"],
  [JAVA, ["title"], "Core Java पुणे", "use other letters if you can"],
  [JAVA, ["cohorts", 0, "start"], "2026-11-04", "this group has begun, so that pages leave it out"],
  [JAVA, "Two kinds of people", "###Two kinds of people", "###"],
  [JAVA, "Two kinds of people", "• Two kinds of people\n• and more", "begin each entry with '- '"],
];

/** Saves a value or a block. Returns what the reader says of it. */
async function saveMistake([file, where, value]: Mistake) {
  const { body } = parse(file);
  const block = { op: "body", file: at(file), at: body.indexOf(String(where)), from: where, value };
  const { saved, refused = [] } =
    typeof where === "string"
      ? ((await ask("save", { edits: [block] })) as Result)
      : await save(file, [where, value]);
  const said = [...refused, ...(saved?.warnings ?? [])].map(({ found, fix }) => `${found}; ${fix}`);
  return { isSaved: saved !== undefined, said: shorten(said.join("\n")) };
}

it.each(MISTAKES)("refuses %s, %j: %j", async (...mistake) => {
  const [name, , , said] = mistake;
  const before = read(name);
  expect(await saveMistake(mistake)).toEqual({ isSaved: false, said: expect.stringContaining(said) });
  expect(read(name)).toBe(before);
});

it.each(DOUBTS)("warns once that it has saved %s, %j: %j", async (...doubt) => {
  const [, , , said] = doubt;
  expect(await saveMistake(doubt)).toEqual({ isSaved: true, said: expect.stringContaining(said) });
  expect(await saveMistake([JAVA, ["programHighlights", 0], "Java now", ""])).toEqual({
    isSaved: true,
    said: "",
  });
});
