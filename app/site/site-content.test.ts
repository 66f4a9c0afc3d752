import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import { createTestContent } from "#app/testing/test-content.server.ts";

const { at, write, change, load, listFindings } = createTestContent();

const java = "courses/core-java.md";

it("fills the names of the owner into every text", () => {
  change("site.yaml", "name: Zero Academy", "name: Night School");
  change("site.yaml", "name: Zero AI Labs", "name: Owl Group");
  change("site.yaml", "name: ZeroTools", "name: Owl Tools");
  change("site.yaml", /https:\/\/zero\w+\.example[^\s\]]*/g, "https://owl.example");
  change(java, "Two kinds of people", "At {name} two kinds of people");
  const { site, pages, shown, courses } = load();
  // The address of the tools page is fixed.
  const all = JSON.stringify({ site, pages, faq: shown.get(FAQ), courses }).replaceAll("/zerotools", "");
  expect(all.match(/.{20}zero ?(academy|ai labs|tools)/i)?.[0]).toBeUndefined();
  expect(pages.about.company.text).toMatch(/^Night School belongs to Owl Group\..* runs Owl Tools,/);
  expect(site.enrol.message).toContain("Hello Night School, I would like to enrol in the course {title}.");
  expect(all.match(/.{20}\{(name|parent|tools|chatApp)\}/)?.[0]).toBeUndefined();
  expect(courses.find(({ slug }) => slug === "core-java")?.longDescription.lead).toContain(
    "At Night School two",
  );
});

const isAnnounced = (today: string) => load({ today }).site.announcement !== undefined;

it("leaves out an announcement after its last day", () => {
  change("site.yaml", "href: /courses/ai-agents-mcp }", "href: /courses/ai-updates }\n  until: 2026-12-31");
  expect(isAnnounced("2026-12-31")).toBe(true);
  expect(isAnnounced("2027-01-01")).toBe(false);
});

it("leaves out an announcement from the day on which its course retires", () => {
  change("site.yaml", "href: /courses/ai-agents-mcp }", 'href: "/courses/ai-updates?y=1#letter" }');
  change("courses/ai-updates.md", "\nlevel:", "\nretired: 2026-12-01\nlevel:");
  expect(isAnnounced("2026-11-30")).toBe(true);
  expect(isAnnounced("2026-12-01")).toBe(false);
  expect(listFindings("2026-12-01")).toEqual([
    expect.stringMatching(
      / warning: announcement\.link\.href: found '\/courses\/ai-updates\?y=1#letter'; that course is no longer/,
    ),
  ]);
});

it.each([
  ["a draft", "draft: true"],
  ["retired", "retired: 2026-11-10"],
])("reports no group that has begun of a course that is %s", (_, line) => {
  const cohort =
    "{ start: 2026-11-02, weekdays: [Mon, Thu], time: '19:00', timeZone: Asia/Kolkata, language: en, seats: 9 }";
  const course = readFileSync(at("courses/ai-agents-mcp.md"), "utf8")
    .replace('id: "9"\norder: 2\ntitle: AI', 'id: "99"\norder: 99\ntitle: More')
    .replace(/shortTitle.*/, "shortTitle: More agents")
    .replace(
      /description.*/,
      "description: A course with a group that has begun, which only tests have ever seen.",
    )
    .replace("\nlevel:", `\ncohorts: [${cohort}]\nlevel:`);
  write("courses/more.md", course);
  expect(load().begun.map(({ file }) => file)).toContain(at("courses/more.md"));
  change("courses/more.md", "\nlevel:", `\n${line}\nlevel:`);
  expect(load().begun.map(({ file }) => file)).toEqual([at("courses/core-java.md")]);
});

it("has the courses in their order", () =>
  expect(load().courses.map(({ slug }) => slug)).toEqual(["ai-updates", "ai-agents-mcp", "core-java"]));

it("braces in code are never filled in, and the escape shows them", () => {
  change("pages/sample.yaml", "    import csv\n", '    print(f"{name} {count} {{x}}")\n');
  change("pages/about.yaml", "{name} belongs", "{{name}} {name} belongs");
  const { pages } = load();
  expect(pages.sample.review.before[0]).toBe('print(f"{name} {count} {{x}}")');
  expect(pages.about.company.text).toMatch(/^\{name\} Zero Academy belongs/);
});

it("fills in no length where all courses that are offered are ongoing", () => {
  change("briefs/core-java.md", "/courses/ai-agents-mcp#projects", "/courses/ai-agents-mcp");
  change("site.yaml", "proof: { projects: 8 }", "proof: { projects: 4 }");
  change(
    "site.yaml",
    'value: "{taughtHours}+", label: hours, proof: { taughtHours: 6 }',
    "value: 6+, label: hours",
  );
  change("courses/ai-updates.md", /^follows: .*\nnotFor: .*\n/m, "notFor: []\n");
  for (const course of ["core-java", "ai-agents-mcp"])
    change(`courses/${course}.md`, "\nlevel:", "\nretired: 2026-12-01\nlevel:");
  expect(load({ today: "2026-12-01" }).site.delivery[0]?.value).toBe("{weeks} weeks");
});

it("refuses links of others to a place on the page of a course that retires", () => {
  const href = "/courses/ai-updates#letter";
  for (const file of ["courses/ai-updates.md", "courses/core-java.md"])
    change(file, /$/, `\n[Letter](${href})\n`);
  expect(listFindings()).toEqual([]);
  change("courses/ai-updates.md", "\nlevel:", "\nretired: 2026-12-01\nlevel:");
  expect(listFindings()).toEqual([
    expect.stringMatching(
      /courses\/core-java\.md:\d+ longDescription: found '\/courses\/ai-updates#letter'; from 2026-12-01 on, that page has no such place: write \/courses\/ai-updates, or link to another page/,
    ),
  ]);
});
