import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { z } from "zod";
import { checkShape } from "#app/content/check-shape.server.ts";
import type { Collection, Content, Entry } from "#app/content/collection.server.ts";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { formatFindings } from "#app/content/finding.ts";
import { readBody } from "#app/content/markdown.server.ts";
import { BRIEFS } from "#app/courses/articles/brief-collection.server.ts";
import { findHour } from "#app/courses/articles/moments.server.ts";
import { SESSIONS } from "#app/courses/articles/session-collection.server.ts";
import { COURSES } from "./course-collection.server.ts";

type Edit = [from: string | RegExp, to: string];

const TODAY = "2026-11-21";

type Course = Entry<z.output<typeof COURSES.schema>>;

/** The file of the fixture for Core Java, with one change, and the faults of its shape. */
function read<Schema extends z.ZodType>(collection: Collection<Schema>, [from, to]: Edit = ["", ""]) {
  const name = collection.files.replace("*", "core-java");
  const text = readFileSync(`app/testing/fixture/${name}`, "utf8");
  const changed = text.replace(from, () => to);
  if (from !== "") expect(changed).not.toBe(text);
  const file = parseContentFile(name, changed);
  const { data, findings } = checkShape(file, collection.schema);
  const body = collection.body ? { body: readBody(file, collection.body) } : {};
  const entry: Entry<z.output<Schema>> | undefined =
    data === undefined ? undefined : { file, slug: "core-java", data, files: [], ...body };
  return { entry, findings };
}

/** Another course, like Core Java but for these fields. */
function makeCourse(slug: string, data: Partial<Course["data"]>): Course {
  const { entry } = read(COURSES);
  if (!entry) throw new Error("the fixture's course has a fault");
  return { ...entry, slug, data: { ...entry.data, ...data } };
}

/** The findings of a file with one change, among other courses. */
function check<Schema extends z.ZodType>(
  collection: Collection<Schema>,
  edit: Edit,
  today = TODAY,
  others: Course[] = [],
) {
  const { entry, findings } = read(collection, edit);
  const own = collection.files === COURSES.files ? entry : read(COURSES).entry;
  const content: Content = {
    today,
    files: () => [],
    entries: () => [],
    all: () => undefined,
    find: <Other extends z.ZodType>(_: Collection<Other>, slug: string) =>
      [own, ...others].find((course) => course?.slug === slug) as Entry<z.output<Other>> | undefined,
    pages: new Map(),
    siteFiles: [],
    moved: new Map(),
    links: [],
  };
  return formatFindings([...findings, ...((entry && collection.check?.(entry, content)) ?? [])])
    .split("\n")
    .slice(1)
    .map((line) => line.replace(/^.*?core-java.md:\d+ /, ""))
    .filter(Boolean);
}

/** 'Am I ready?' of a course, with the course to take instead. */
const readiness = (instead: string): Edit => [
  "projects:",
  `readiness:
  questions:
${'    - { question: "What is 2 + 3?", answer: "5." }\n'.repeat(5)}  ready: You can start.
  nearly: Practise for a week.
  notYet: Take another course first.
  instead: ${instead}
projects:`,
];

/** Each finding holds one of these texts, in this order. */
const hold = (...texts: string[]) => texts.map((text) => expect.stringContaining(text));

const VERSIONS: Edit = ["projects:", "taughtWith: { tools: [Go 2], checked: 11/2026 }\nprojects:"];
const NOT_FOR: Edit = ["projects:", "notFor: [{ text: You know it., instead: core-java }]\nprojects:"];

it.each<[...Edit, string]>([
  ["sessions: 8", "sessions: 6", "sessions: found 6; two live sessions a week are 8 in 4 weeks"],
  ["hours: 8", "hours: 7", "hours: found 7; a live session has an hour or more: write 8 or more"],
  ["duration: 4 weeks", "duration: 4 wks", "duration: found '4 wks'; write a number of weeks"],
  ["duration: 4 weeks", "duration: 1 weeks", "duration: found '1 weeks'; write a number of weeks"],
  ["Log Detective - ", "Log Detective – ", "write ' - ' with a plain hyphen instead of the dash"],
  ["2027-01-11, w", "2027-01-12, w", "cohorts[2].start: found '2027-01-12'; it is a Tue: write a Mon or"],
  ["2026-11-02, w", "2027-01-11, w", "cohorts[2].start: found '2027-01-11'; another cohort begins on"],
  ["[Wed, Sat]", "[Wed, Wed]", "weekdays: found 'Wed and Wed'; write two different days"],
  ["[Wed, Sat]", "[Wednesday, Sat]", "cohorts[0].weekdays[0]: found 'Wednesday'; write Wed"],
  ['"07:30"', "19.00", "cohorts[0].time: found '19.00'; write hours and minutes with two digits each"],
  ["Europe/Berlin", "IST", "cohorts[0].timeZone: found 'IST'; write the name of a time zone"],
  ['id: "12"', 'id: "x"', "id: found 'x'; write a number in quotes"],
  ["language: de", "language: German", "cohorts[0].language: found 'German'; write a language code"],
  [...VERSIONS, "taughtWith.checked: found '11/2026'; write a month as 2026-11"],
  ["amount: 18500", "amount: 18.500", "price.amount: found '18.500'; write a number, digits only"],
  ["title: Core Java", "title: Go to λ", "its font has no λ"],
  [...readiness("core-java"), "readiness.instead: found 'core-java'; this is the course itself"],
  [...NOT_FOR, "notFor[0].instead: found 'core-java'; this is the course itself"],
  ["weeks: 1-2", "weeks: 1–2", "syllabus[0].weeks: found '1–2'; write the weeks as 1-4"],
  ["weeks: 1-2", "weeks: 2-3", "syllabus[0].weeks: found 'Weeks 2–3'; begin the first block with week 1"],
  ["weeks: 3", "weeks: 4", "syllabus[1].weeks: found 'Week 4'; the block before it ends with week 2"],
  ["weeks: 3", "weeks: 3-2", "syllabus[1].weeks: found '3-2'; write the smaller number first"],
  ["weeks: 4", "weeks: 4-5", "syllabus[2].weeks: found 'Weeks 4–5'; the course has 4 weeks"],
  [
    /.*Maven and JUnit: one.*\n/,
    "",
    "syllabus[0].sessions: found '3 session titles'; two live sessions a week",
  ],
  [
    "Files: read orders, report every bad line",
    "exceptions: say what failed and where",
    "line 47 has the same title",
  ],
  ["Records and enums: values", "a b c d e f g", "syllabus[0].sessions[3]: found 'a b c d e f g"],
  ["Library Desk: 3", "Library Des: 3", "not in the projects of this course: write Library Desk"],
  ["Desk: 3-4", "Desk: nine", "builds.Library Desk: found 'nine'; write the sessions as 9-14"],
  ["Desk: 3-4", "Desk: 4-3", "builds.Library Desk: found '4-3'; write the smaller number first"],
  [
    "Maker: 5-6",
    "Maker: 9",
    "builds.Invoice Maker: found '9'; the course has 8 sessions: write numbers up to 8",
  ],
  ["Maker: 5-6", "Maker: 4-6", "builds.Invoice Maker: found '4-6'; 'Library Desk' has one of these sessions"],
  ["session: 3,", "session: 9,", "milestones[1].session: found 9; the course has 8 sessions: write a number"],
  ["session: 3,", "session: 1,", "milestones[1].session: found 1; it comes after session 1: list milestones"],
  ["next: [ai-agents-mcp]", "next: [core-java]", "next[0]: found 'core-java'; this is the course itself"],
])("a course with %s as %s: %s", (from, to, finding) =>
  expect(check(COURSES, [from, to])).toEqual(hold(finding)),
);

it("an ongoing course has no hours, no start dates, and eight sessions", () => {
  const [from, to] = ["duration: 4 weeks\nsessions: 8", "duration: Ongoing\nsessions: 6"];
  expect(check(COURSES, [from, to])).toEqual(
    hold(
      "sessions: found 6; two live sessions a week are 8 in 4 weeks",
      "hours: found 8; an ongoing course has no total: write 0",
      "an ongoing course has no start dates: remove cohorts",
    ),
  );
});

it("a course comes neither before itself nor before one that comes before it", () => {
  const other = (slug: string, ...courses: string[]) =>
    makeCourse(slug, {
      follows: courses.map((course) => ({ course, gives: "It", isOptional: false })),
      next: courses,
    });
  const others = [other("sql", "go"), other("go", "core-java", "sql"), other("html")];
  const follow = (course: string) =>
    check(COURSES, ["projects:", `follows: [{ course: ${course}, gives: SQL }]\nprojects:`], TODAY, others);
  expect(follow("html")).toEqual([]);
  expect(follow("sql")).toEqual(hold("follows[0].course: found 'sql'; that course leads back to this one"));
  const lead = (course: string) =>
    check(COURSES, ["next: [ai-agents-mcp]", `next: [${course}]`], TODAY, others);
  expect(lead("html")).toEqual([]);
  expect(lead("sql")).toEqual(hold("next[0]: found 'sql'; that course leads back to this one"));
  expect(follow("core-java")).toEqual(
    hold("follows[0].course: found 'core-java'; this is the course itself"),
  );
});

it("a course is not named instead of one that stays longer", () => {
  const python = makeCourse("python", { retired: "2027-03-01", follows: [], next: [] });
  const [from, to] = readiness("python");
  expect(check(COURSES, [from, to], TODAY, [python])).toEqual(
    hold(
      "readiness.instead: found 'python'; it is no longer offered: name another course here and in notYet, or remove the line",
    ),
  );
  const retiring = to.replace("projects:", "retired: 2027-03-01\nprojects:");
  expect(check(COURSES, [from, retiring], TODAY, [python])).toEqual([]);
});

it.each([
  ["2026-11", "2027-02-28", []],
  ["2025-12", "2026-04-01", ["that was 4 months ago: check the versions of Go 2, Git 2 again"]],
  [
    "2026-11",
    "2027-03-01",
    ["that was 4 months ago: check the versions of Go 2, Git 2 again, and write 2027-03"],
  ],
])("versions checked in %s have on %s the warnings %j", (checked, today, warnings) => {
  const fields = `taughtWith: { tools: [Go 2, Git 2], checked: "${checked}" }\nprojects:`;
  expect(check(COURSES, ["projects:", fields], today)).toEqual(hold(...warnings));
  for (const field of ["draft: true", "retired: 2026-01-01"])
    expect(check(COURSES, ["projects:", `${field}\n${fields}`], today)).toEqual([]);
});

const NO_QUESTION = "; write in the text of this part, in this order, a listing that has this line";

it.each<[...Edit, ...string[]]>([
  ["course: core-java", "course: core"],
  [/ {4}line: \d\n/g, ""],
  ["create two tables", "create three tables", 'write "SQL: create two tables and join them"'],
  ['"0-20"', "0 to 20", "parts[0].minutes: found '0 to 20'; write the minutes as 0-10"],
  ['"20-60"', '"25-60"', "parts[1].minutes: found '25-60'; begin with minute 20"],
  ['"20-60"', '"20-50"', "parts[1].minutes: found 50; a session takes an hour: end with minute 60"],
  ['"0-20"', '"0-0"', "parts[0].minutes: found '0-0'; it ends before it begins"],
  ["## You type", "## You write", "body: found 'You write'; write '## You type', or change parts"],
  ["## You type\n", "", "parts[1].title: found 'You type'; add its heading to the text below, with ##"],
  ["Four spaces.", "## The end\n\nFour spaces.", "body: found 'The end'; add it to parts, or make it"],
  ["    line: 1\n", "", "parts[0].line: found nothing; write the line of its question"],
  ["    line: 1\n", "    line: 3\n", `parts[0].line: found 3${NO_QUESTION}`],
  ["### What", "What", `parts[1].line: found 2${NO_QUESTION}`],
  ["text output\nTraceback", "text\nTraceback", `parts[1].line: found 2${NO_QUESTION}`],
])("a session with %s as %s: %s", (from, to, ...findings) =>
  expect(check(SESSIONS, [from, to])).toEqual(hold(...findings)),
);

/** The session of the fixture with one change, as the home page gets it. */
function readHour(edit?: Edit) {
  const { entry } = read(SESSIONS, edit);
  if (!entry?.body) throw new Error("the fixture's session has a fault");
  return { ...entry.data, body: entry.body };
}

it("cuts a question, its line and the end of the output out of each part of an hour", () =>
  expect(findHour([readHour()])?.moments).toMatchObject([
    {
      question: "Is {total} a name?",
      code: 'print("{total}" < "TODO")',
      output: "<b>False</b>",
      fails: false,
    },
    {
      question: "What is in the way?",
      code: "print(total)",
      output: "IndentationError: unexpected indent",
      fails: true,
    },
  ]));

it("shows the first hour with a moment in every part", () => {
  const [without, whole] = [readHour(["    line: 2\n", ""]), readHour()];
  expect(findHour([without])).toBeUndefined();
  expect(findHour([without, whole])?.session).toBe(whole);
});

it.each<[...Edit, string]>([
  ["project: Invoice Maker", "project: Invoice Make", "not in courses/core-java.md: write Invoice Maker"],
  ["\ntests: test_sums.py", "\ntests: test_all.py", "tests: found 'test_all.py'; add this file to given"],
  ['hours: "6-8"', 'hours: "7-9"', "the tasks leave 6-8 in weeks 3–4"],
  ['tasks: "1"\n', "", "the tasks leave 8-10 in weeks 3–4"],
  [
    'weeks: "3-4"',
    'weeks: "4"',
    "weeks: found '4'; write weeks that include week 3, in which courses/core-java.md:32 builds it",
  ],
  ['weeks: "3-4"', 'weeks: "3-5"', "weeks: found '3-5'; the course has 4 weeks: write numbers up to 4"],
])("a brief with %s as %s: %s", (from, to, finding) =>
  expect(check(BRIEFS, [from, to])).toEqual(hold(finding)),
);
