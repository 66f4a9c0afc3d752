import { expect, it } from "vitest";
import { z } from "zod";
import { checkShape } from "./check-shape.server.ts";
import { parseContentFile } from "./content-file.server.ts";
import { draft, httpsUrl, isoDate, link, list, literal, part, slug, text } from "./fields.server.ts";
import { formatFindings } from "./finding.ts";

const SCHEMA = z.strictObject({
  title: text("Title of the page.").max(20),
  lead: text().min(5).optional(),
  level: z.enum(["Beginner", "Advanced"]).default("Beginner"),
  sessions: z.int().positive().optional(),
  day: isoDate().optional(),
  id: z.string().regex(/^\d+$/, { error: "write a number in quotes" }).optional(),
  slug: slug().optional(),
  price: z.strictObject({ amount: z.int() }).optional(),
  code: literal("Code.").optional(),
  keywords: list("Search phrases.", text()).min(2).optional(),
  links: list("Links.", z.strictObject({ label: text(), href: text() })).optional(),
  link: link.optional(),
  source: httpsUrl().optional(),
  fact: z
    .strictObject({
      value: text(),
      source: part("Where it can be checked.", { publisher: text(), year: z.int() }),
    })
    .optional(),
  draft,
});

/** The findings of a file as `line field: found ...; ...`. */
const check = (source: string): string[] => {
  const { findings } = checkShape(parseContentFile("a.yaml", source), SCHEMA);
  return formatFindings(findings)
    .split("\n")
    .slice(1)
    .map((line) => line.replace("  a.yaml:", ""));
};

it.each([
  ["level: Beginner", "1 title: found nothing; write text: Title of the page."],
  ["title: A\nlevell: Advanced", "2 levell: found the key levell; this key is unknown: write level"],
  ["Title: A", "1 Title: found the key Title; this key is unknown: write title"],
  [
    "title: A\nconstructor: B",
    "2 constructor: found the key constructor; this key is unknown: write one of these, or remove it: title, lead, level, sessions, day, id, slug, price, code, keywords, links, link, source, fact, draft",
  ],
  ["title: A\nlevel: BEGINNER", "2 level: found 'BEGINNER'; write Beginner"],
  ["title: A\nlevel: Wizard", "2 level: found 'Wizard'; write one of Beginner, Advanced"],
  ["title: 2026", '1 title: found 2026; write it in quotes: "2026"'],
  [
    "title:",
    "1 title: found nothing; write text (in quotes if it begins with # or looks like a number or a date)",
  ],
  ["title: {name}", '1 title: found {"name":null}; put the text in quotes: "{name}", or "name:"'],
  ['title: " A"', "1 title: found ' A'; remove spaces and line breaks at its beginning and end"],
  ["title: |-\n  A\n  B", "1 title: found 'A B'; write it on one line"],
  ['title: ""', "1 title: found ''; write at least 1 character (now 0)"],
  ['title: A\nlead: ""', "2 lead: found ''; write at least 5 characters (now 0)"],
  ["title: \u3164", "1 title: found '\u3164'; write visible characters"],
  [`title: ${"A".repeat(21)}`, `1 title: found '${"A".repeat(21)}'; write at most 20 characters (now 21)`],
  ['title: A\nsessions: "28"', "2 sessions: found '28'; write 28 without quotes"],
  ["title: A\nsessions: 25.000", "2 sessions: found '25.000'; write a number, digits only"],
  ["title: A\nsessions: 2.5", "2 sessions: found 2.5; write a whole number, digits only"],
  [
    "title: A\nprice: { amount: 1,18,500 }",
    "2 price: found a number with a comma; write the number without commas, such as 18500",
  ],
  [
    "title: A\nfee: 18500",
    "2 fee: found the key fee; this key is unknown: write one of these, or remove it: title, lead, level, sessions, day, id, slug, price, code, keywords, links, link, source, fact, draft",
  ],
  ["title: A\nsessions: 0", "2 sessions: found 0; write at least 1"],
  ["title: A\nid: 12", '2 id: found 12; write it in quotes: "12"'],
  [
    "title: A\nday: 21.11.2026",
    "2 day: found '21.11.2026'; write a day of the calendar as year-month-day, such as 2026-11-21",
  ],
  ['title: A\ndraft: "true"', "2 draft: found 'true'; write true without quotes"],
  [
    "title: A\nkeywords: j",
    "2 keywords: found 'j'; write a list (one entry per line, each beginning with '- ')",
  ],
  [
    "title: A\nfact: { value: 62% }",
    "2 fact.source: found nothing; write the fields publisher, year (one per line, indented, as 'name: value'): Where it can be checked.",
  ],
  ["title: A\nkeywords: java, go", "2 keywords: found 'java, go'; write [java, go]"],
  ["title: A\nkeywords: [java]", '2 keywords: found ["java"]; write at least 2 entries (now 1)'],
  [
    "title: A\nkeywords:\n  - java\n  -",
    "4 keywords[1]: found nothing; write an entry after the dash, or remove the dash",
  ],
  [
    "title: A\nkeywords:\n  - java\n  - Hours: four",
    `4 keywords[1]: found {"Hours":"four"}; put text that contains ': ' in quotes: "Hours: four"`,
  ],
  [
    `title: A\nkeywords: [a, {Hours: ${"b".repeat(99)}}]`,
    `2 keywords[1]: found {"Hours":"${"b".repeat(77)}...; put text that contains ': ' in quotes: "Hours: ${"b".repeat(79)}...`,
  ],
  [
    "title: A\nlinks: [/old]",
    "2 links[0]: found '/old'; write the fields label, href (one per line, indented, as 'name: value')",
  ],
  [
    "title: A\nlinks: [{ label: Paths, or tracks, href: /a }]",
    "2 links[0].or tracks: found the key or tracks; write ': ' and a value after it, or put the text with the comma in quotes",
  ],
  [
    "title: A\nslug: Old_name",
    "2 slug: found 'Old_name'; write lower-case letters, digits and single hyphens: it is part of an address",
  ],
  ["title: A\nsessions:", "2 sessions: found nothing; write a number, digits only, or remove the line"],
  [
    "title: A\nslug: -5",
    "2 slug: found -5; write lower-case letters, digits and single hyphens: it is part of an address",
  ],
  [
    "title: A\nlink: { label: B, href: courses }",
    "2 link.href: found 'courses'; write a path of this site, such as /courses, without spaces or backslashes",
  ],
  [
    "title: A\nlink: { label: B, href: //a.example }",
    "2 link.href: found '//a.example'; write a path of this site, such as /courses, without spaces or backslashes",
  ],
  [
    "title: A\nsource: https://a.example\\b",
    "2 source: found 'https://a.example\\b'; remove the user name, password or backslashes",
  ],
  [
    "title: A\nsource: http://a.example",
    "2 source: found 'http://a.example'; write a full address that begins with https://, without spaces",
  ],
  [
    "title: A\nsource: https://me@a.example",
    "2 source: found 'https://me@a.example'; remove the user name, password or backslashes",
  ],
  ["title: A\nslug: con", "2 slug: found 'con'; the name con is reserved by hosts or Windows: write another"],
  [
    `title: A\nslug: ${"a".repeat(201)}`,
    `2 slug: found '${"a".repeat(86)}...'; write at most 200 characters (now 201)`,
  ],
])("reports each mistake once, with its line and what to write: %j", (source, finding) =>
  expect(check(source)).toEqual([finding]),
);

it("reports at most a hundred faults of a file", () =>
  expect(
    check(`title: A\n${Array.from({ length: 1000 }, (_, index) => `k${index}: 1\n`).join("")}`),
  ).toHaveLength(100));

it("keeps what a text may hold through further rules, for the reader and for editors", () => {
  const schema = text("Heading.", { names: ["title", "day"] })
    .max(60)
    .optional();
  expect(z.toJSONSchema(schema)).toMatchObject({
    description: "Heading. May hold {title}, {day}.",
    names: ["title", "day"],
  });
});
