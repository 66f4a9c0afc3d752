import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkShape } from "./check-shape.server.ts";
import { parseContentFile } from "./content-file.server.ts";
import { formatProblems } from "./content-problem.ts";
import { isoDate, link, marketFact, text } from "./fields.server.ts";

const schema = z.strictObject({
  title: text().min(5).max(20),
  level: z.enum(["Beginner", "Advanced"]),
  weeks: z.int(),
  day: isoDate(),
  links: z.array(link).min(1),
});

const check = (yaml: string, shape: z.ZodType = schema) => {
  const { problems } = checkShape(parseContentFile("content/x.yaml", yaml), shape);
  return problems.length === 0 ? "" : formatProblems(problems);
};

const GOOD = `title: A title
level: Beginner
weeks: 4
day: 2026-11-21
links:
  - label: Courses
    href: /courses
`;

describe("a content file", () => {
  it("passes when every field is right", () => expect(check(GOOD)).toBe(""));

  it("reports every fault at once, in the order of the lines", () => {
    const text = check("title: A\nlevel: Begginner\nweeks: '4'\nday: 21.11.2026\nlinks: []\n");
    expect(text).toBe(`5 content faults:
  content/x.yaml:1 title: found 'A'; write at least 5 characters (now 1)
  content/x.yaml:2 level: found 'Begginner'; write Beginner
  content/x.yaml:3 weeks: found '4'; write 4 without quotes
  content/x.yaml:4 day: found '21.11.2026'; write a day as year-month-day, such as 2026-11-21
  content/x.yaml:5 links: found []; write at least 1 entry (now 0)`);
  });

  it("says which key was meant by an unknown one", () => {
    expect(check(GOOD.replace("weeks:", "week:"))).toContain(
      "content/x.yaml:3 week: found the key week; this key is unknown: write weeks",
    );
  });

  it("lists the known keys when none is near, also inside a list", () => {
    expect(check(`${GOOD}    colour: red\n`)).toContain(
      "content/x.yaml:8 links[0].colour: found the key colour; this key is unknown: remove it (known: label, href)",
    );
  });

  it("reports a missing field on the line of its parent", () => {
    expect(check(GOOD.replace("    href: /courses\n", ""))).toContain(
      "content/x.yaml:6 links[0].href: found nothing; write a path of this site that begins with one '/', without blanks and backslashes",
    );
  });

  it("reports a syntax error with its line", () => {
    expect(check("title: A title: again\n")).toContain(
      "content/x.yaml:1 found a text with ': ' in it; put it in quotes: \"A title: again\"",
    );
  });

  it("refuses a market figure whose sentence does not name publisher and year", () => {
    const fact =
      "value: 58%\nkind: share\nmetric: Developers\ndescription: Many developers use Python.\nsource: { publisher: Stack Overflow, year: 2025, url: 'https://a.example' }\n";
    expect(check(fact, marketFact)).toContain("name the source in the sentence: 'Stack Overflow' is missing");
    expect(check(fact, marketFact)).toContain("'2025' is missing");
  });
});

describe("front matter", () => {
  it("keeps the body apart and counts lines from the top of the file", () => {
    const file = parseContentFile("content/courses/x.md", "---\ntitle: A\n---\nBody.\n");
    expect(file.body).toBe("Body.\n");
    expect(file.bodyLine).toBe(4);
    expect(file.lineOf(["title"])).toBe(2);
  });

  it("is asked for when it is missing", () => {
    expect(parseContentFile("content/courses/x.md", "Body.").problems[0]?.found).toBe("no front matter");
  });
});
