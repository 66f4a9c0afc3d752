import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkShape } from "#app/content/check-shape.server.ts";
import type { Content, Entry } from "#app/content/collection.server.ts";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { formatFindings } from "#app/content/finding.ts";
import { readBody } from "#app/content/markdown.server.ts";
import { BRIEFS } from "./brief-collection.server.ts";
import { COURSES } from "./course-collection.server.ts";
import { findHour } from "./moments.server.ts";
import { SESSIONS } from "./session-collection.server.ts";

type Edit = [from: string | RegExp, to: string];

const COLLECTIONS = { courses: COURSES, sessions: SESSIONS, briefs: BRIEFS };

/** The file of the fixture for Core Java, with one change, and the faults of its shape. */
function read(folder: keyof typeof COLLECTIONS, [from, to]: Edit = ["", ""]) {
  const text = readFileSync(`app/site/fixture/${folder}/core-java.md`, "utf8");
  const changed = text.replace(from, () => to);
  if (from !== "") expect(changed).not.toBe(text);
  const file = parseContentFile(`${folder}/core-java.md`, changed);
  const { schema, body } = COLLECTIONS[folder];
  const { data, findings } = checkShape<typeof schema>(file, schema);
  const entry = { file, slug: "core-java", data, files: [], ...(body ? { body: readBody(file, body) } : {}) };
  return { entry: data ? (entry as unknown as Entry<never>) : undefined, findings };
}

/** The findings of a file with one change, among other courses. */
function check(
  folder: keyof typeof COLLECTIONS,
  edit: Edit,
  today = "2026-11-21",
  others: { slug: string }[] = [],
) {
  const { entry, findings } = read(folder, edit);
  const courses: ({ slug: string } | undefined)[] = [
    folder === "courses" ? entry : read("courses").entry,
    ...others,
  ];
  const content = {
    today,
    entries: () => [],
    find: (_: unknown, slug: string) => courses.find((course) => course?.slug === slug),
  } as unknown as Content;
  const own = entry ? (COLLECTIONS[folder].check?.(entry, content) ?? []) : [];
  return formatFindings([...findings, ...own])
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

it.each<[...Edit, string[]]>([
  ["", "", []],
  ["sessions: 28", "sessions: 26", ["sessions: found 26; two live sessions a week: write 28"]],
  [
    "hours: 28",
    "hours: 0",
    ["hours: found 0; write 0 for an ongoing course, and the taught hours for any other"],
  ],
  [
    /^duration: .*/m,
    "duration: 14 wks",
    ["duration: found '14 wks'; write a number of weeks such as '12 weeks', or Ongoing"],
  ],
  [
    '"Log Detective - ',
    '"Log Detective – ',
    [
      expect.stringMatching(
        /^projects\[3\]: .*; write ' - ' with a plain hyphen instead of the dash$/,
      ) as never,
    ],
  ],
  [
    "2027-01-11, weekdays",
    "2027-01-12, weekdays",
    ["cohorts[2].start: found '2027-01-12'; it is a Tue: write a Mon or a Thu"],
  ],
  [
    "2026-11-02, weekdays",
    "2027-01-11, weekdays",
    ["cohorts[2].start: found '2027-01-11'; another cohort begins on that day: write another day"],
  ],
  [
    "[Wed, Sat]",
    "[Wed, Wed]",
    [expect.stringContaining("weekdays: found 'Wed and Wed'; write two different days") as never],
  ],
  ["[Wed, Sat]", "[Wednesday, Sat]", ["cohorts[0].weekdays[0]: found 'Wednesday'; write Wed"]],
  [
    '"07:30"',
    "19.00",
    [
      "cohorts[0].time: found '19.00'; write hours and minutes with two digits each, in quotes, such as '19:00'",
    ],
  ],
  [
    "Europe/Berlin",
    "IST",
    ["cohorts[0].timeZone: found 'IST'; write the name of a time zone, such as Asia/Kolkata"],
  ],
  ['id: "12"', 'id: "x"', ["id: found 'x'; write a number in quotes"]],
  [
    "language: de",
    "language: German",
    ["cohorts[0].language: found 'German'; write a language code, such as en or hi"],
  ],
  [
    "projects:",
    "taughtWith: { tools: [Go 2], checked: 11/2026 }\nprojects:",
    ["taughtWith.checked: found '11/2026'; write a month as 2026-11"],
  ],
  ["amount: 18500", "amount: 18.500", ["price.amount: found '18.500'; write a number, digits only"]],
  ["title: Core Java", "title: Go to λ", [expect.stringContaining("its font has no λ") as never]],
  [
    ...readiness("core-java"),
    ["readiness.instead: found 'core-java'; this is the course itself: name another, or remove the line"],
  ],
  [
    "projects:",
    "notFor: [{ text: You know Java., instead: core-java }]\nprojects:",
    ["notFor[0].instead: found 'core-java'; this is the course itself: name another, or remove the line"],
  ],
])("a course with %s as %s: %j", (from, to, findings) =>
  expect(check("courses", [from, to])).toEqual(findings),
);

it.each<[...Edit, string]>([
  ["weeks: 1-2", "weeks: 1–2", "[0].weeks: found '1–2'; write the weeks as 1-4, or one week as 7"],
  ["weeks: 1-2", "weeks: 2-3", "[0].weeks: found 'Weeks 2-3'; the first block begins with week 1"],
  [
    "weeks: 5-7",
    "weeks: 6-7",
    "[2].weeks: found 'Weeks 6-7'; the block before it ends with week 4: begin with week 5",
  ],
  ["weeks: 5-7", "weeks: 7-5", "[2].weeks: found 'Weeks 7-5'; write the earlier week first"],
  ["weeks: 13-14", "weeks: 13", "[7].weeks: found 'Week 13'; the course has 14 weeks: end with week 14"],
  [
    '      - "Lists against sets: time a hundred thousand lookups"\n',
    "",
    "[4].sessions: found '3 session titles'; two live sessions a week: write 4 for weeks 9-10",
  ],
  [
    "Collector or loop: the ten slowest paths",
    "streams: group a log by the hour",
    "[5].sessions[1]: found 'streams: group a log by the hour'; line 96 has the same title: name what is new in this session",
  ],
  [
    "Conditions and switch: fares",
    "a b c d e f",
    "[0].sessions[3]: found 'a b c d e f by age and zone'; write 3 to 9 words",
  ],
])("a syllabus with %s as %s: %s", (from, to, finding) =>
  expect(check("courses", [from, to])).toEqual([`syllabus${finding}`]),
);

it.each<[...Edit, string]>([
  [
    "Library Desk: 9",
    "Library Des: 9",
    "Library Des: found 'Library Des'; not in the projects of this course: write Library Desk",
  ],
  ["Desk: 9-14", "Desk: nine", "Library Desk: found 'nine'; write the sessions as 9-14, or one number"],
  [
    "Desk: 9-14",
    "Desk: 14-9",
    "Library Desk: found '14-9'; write sessions from 1 to 28, the earlier one first",
  ],
  [
    "Maker: 15-16",
    "Maker: 29",
    "Invoice Maker: found '29-29'; write sessions from 1 to 28, the earlier one first",
  ],
])("what builds a project, with %s as %s: %s", (from, to, finding) =>
  expect(check("courses", [from, to])).toEqual([`builds.${finding}`]),
);

it("an ongoing course has no hours, no start dates, and the rhythm of four weeks", () => {
  const ongoing: Edit = [
    "duration: 14 weeks\nsessions: 28\nhours: 28",
    "duration: Ongoing\nsessions: 8\nhours: 0",
  ];
  expect(check("courses", ["duration: 14 weeks", "duration: Ongoing"]).slice(0, 2)).toEqual([
    "sessions: found 28; two live sessions a week: write 8",
    "hours: found 28; write 0 for an ongoing course, and the taught hours for any other",
  ]);
  expect(check("courses", ongoing)).toEqual([
    expect.stringMatching(/^builds/),
    expect.stringMatching(/^builds/),
    "syllabus[7].weeks: found 'Weeks 13-14'; the rhythm of an ongoing course has 4 weeks: end with week 4",
    "cohorts: found '3 cohorts'; an ongoing course has no start dates: remove cohorts",
  ]);
});

it("a course comes neither before itself nor before one that comes before it", () => {
  const follows = (course: string): Edit => [
    "projects:",
    `follows: [{ course: ${course}, gives: SQL }]\nprojects:`,
  ];
  const other = (slug: string, ...courses: string[]) => ({
    slug,
    data: { follows: courses.map((course) => ({ course })) },
  });
  const others = [other("sql", "go"), other("go", "core-java", "sql"), other("html")];
  expect(check("courses", follows("html"), "2026-11-21", others)).toEqual([]);
  expect(check("courses", follows("sql"), "2026-11-21", others)).toEqual([
    "follows[0].course: found 'sql'; that course comes after this one: remove the line from one of them",
  ]);
  expect(check("courses", follows("core-java"))).toEqual([
    "follows[0].course: found 'core-java'; this is the course itself: name another, or remove the line",
  ]);
});

it("a course that has a last day is not named instead of another, unless that retires, too", () => {
  const python = { slug: "python", data: { retired: "2027-03-01", follows: [] } };
  expect(check("courses", readiness("python"), "2026-11-21", [python])).toEqual([
    "readiness.instead: found 'python'; it is no longer offered: name another course, here and in notYet",
  ]);
  const [from, to] = readiness("python");
  const edit: Edit = [from, to.replace("projects:", "retired: 2027-03-01\nprojects:")];
  expect(check("courses", edit, "2026-11-21", [python])).toEqual([]);
});

it.each([
  ["2026-11", "2026-11-30", 0],
  ["2026-11", "2027-02-28", 0],
  ["2026-11", "2027-03-01", 1],
  ["2025-12", "2026-03-31", 0],
  ["2025-12", "2026-04-01", 1],
])("versions checked in %s are reported on %s: %i", (checked, today, count) => {
  const edit: Edit = ["projects:", `taughtWith: { tools: [Go 2, Git 2], checked: "${checked}" }\nprojects:`];
  expect(check("courses", edit, today)).toHaveLength(count);
});

it("says what to check, of courses on offer alone", () => {
  const fields = 'taughtWith: { tools: [Go 2, Git 2], checked: "2026-11" }\nprojects:';
  expect(check("courses", ["projects:", fields], "2027-06-15")).toEqual([
    "warning: taughtWith.checked: found '2026-11'; that was 7 months ago: check the versions of Go 2, Git 2 again, and write 2027-06",
  ]);
  for (const field of ["draft: true", "retired: 2027-01-01"])
    expect(check("courses", ["projects:", `${field}\n${fields}`], "2027-06-15")).toEqual([]);
});

it.each<[...Edit, string[]]>([
  ["", "", []],
  ["course: core-java", "course: core", []],
  [
    "create two tables",
    "create three tables",
    [
      "session: found 'SQL: create three tables and join them'; not in courses/core-java.md: write \"SQL: create two tables and join them\"",
    ],
  ],
  ['"0-20"', "0 to 20", ["parts[0].minutes: found '0 to 20'; write the minutes as 0-10"]],
  [/ {4}line: \d\n/g, "", []],
  ['"20-60"', '"25-60"', ["parts[1].minutes: found '25-60'; begin with minute 20"]],
  ['"20-60"', '"20-50"', ["parts[1].minutes: found 50; a session takes an hour: end with minute 60"]],
  [
    '"0-20"',
    '"0-0"',
    ["parts[0].minutes: found '0-0'; it ends before it begins: write a later minute as its end"],
  ],
  ["## You type", "## You write", ["body: found 'You write'; write '## You type', or change parts above"]],
  ["## You type\n", "", ["parts[1].title: found 'You type'; add its heading to the text below, with ##"]],
  [
    "Four spaces.",
    "## The end\n\nFour spaces.",
    ["body: found 'The end'; add it to parts, or make it a smaller heading with ###"],
  ],
  [
    "    line: 1\n",
    "",
    ["parts[0].line: found nothing; write the line of its question, or remove the lines of the other parts"],
  ],
  ...(
    [
      ["    line: 1\n", "    line: 3\n", "[0].line: found 3"],
      ["### What", "What", "[1].line: found 2"],
      ["text output\nTraceback", "text\nTraceback", "[1].line: found 2"],
    ] as const
  ).map(([from, to, found]): [...Edit, string[]] => [
    from,
    to,
    [
      `parts${found}; add a question with ### to the text of this part, below a listing that has this line and its output`,
    ],
  ]),
])("a session with %s as %s: %j", (from, to, findings) =>
  expect(check("sessions", [from, to])).toEqual(findings),
);

/** The session of the fixture with one change, as the home page gets it. */
function readHour(edit?: Edit) {
  const entry: Entry<Parameters<typeof findHour>[0][number]> | undefined = read("sessions", edit).entry;
  if (!entry?.body) throw new Error("the fixture's session has a fault");
  return { ...entry.data, body: entry.body };
}

it("cuts a question, the line that it is about and the end of what was printed out of each part of an hour", () =>
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

it.each<[...Edit, string[]]>([
  ["", "", []],
  [
    "project: Invoice Maker",
    "project: Invoice Make",
    ["project: found 'Invoice Make'; not in courses/core-java.md: write Invoice Maker"],
  ],
  [
    "\ntests: test_sums.py",
    "\ntests: test_all.py",
    ["tests: found 'test_all.py'; add this file to given, with a line that describes it"],
  ],
  [
    'hours: "6-8"',
    'hours: "7-9"',
    [
      "hours: found '7-9'; courses/core-java.md:47 has 4-5 own hours a week. That leaves 6-8 in weeks 8-9 after the tasks: write 6-8, or change the tasks or the own hours",
    ],
  ],
  ['tasks: "1"\n', "", [expect.stringContaining("That leaves 8-10 in weeks 8-9") as never]],
  [
    'weeks: "8-9"',
    'weeks: "9"',
    ["weeks: found '9'; courses/core-java.md:50 builds it in week 8: write weeks that include it"],
  ],
  ['weeks: "8-9"', 'weeks: "9-8"', ["weeks: found '9-8'; write weeks from 1 to 14, the earlier one first"]],
  ['weeks: "8-9"', 'weeks: "8-15"', ["weeks: found '8-15'; write weeks from 1 to 14, the earlier one first"]],
])("a brief with %s as %s: %j", (from, to, findings) =>
  expect(check("briefs", [from, to])).toEqual(findings),
);
