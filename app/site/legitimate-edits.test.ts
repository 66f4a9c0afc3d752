import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { FILLED_DAY, writeFilledContent } from "./filled-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-filled`, { recursive: true, force: true });
});

const append = (file: string, text: string) => {
  const name = path.join(folder, file);
  writeFileSync(name, readFileSync(name, "utf8") + text);
};
const change = (file: string, from: string | RegExp, to: string) => changeFile(folder, file, from, to);
const python = "courses/python-fundamentals.md";
const MENTOR = "\nmentors:\n  - { name: Asha Rao, track: Foundation, link: https://mentors.example/asha }\n";
const GROUP =
  'cohorts:\n  - { start: 2027-01-11, weekdays: [Mon, Thu], time: "19:00", timeZone: Asia/Kolkata, language: en, seats: 12, mentor: Asha Rao }\n';

/** What the guide invites an owner or an editor to do. */
const EDITS: Record<string, () => void> = {
  "the size of a group": () => append("site.yaml", "\ngroupSize: 12\n"),
  "what is given back, and where to complain": () =>
    append("site.yaml", "\nrefunds: The whole price.\ncomplaints: Write to us.\n"),
  "a mentor, and a group with a price": () => {
    append("site.yaml", MENTOR);
    change(
      python,
      "marketDemand:",
      `${GROUP}price: { amount: 25000, includes: all sessions }\nmarketDemand:`,
    );
  },
  "the last day of the announcement": () =>
    change("site.yaml", /announcement:\n/, "announcement:\n  until: 2026-12-27\n"),
  "a short description": () =>
    change(python, /(?<=\n---\n)[\s\S]*/, `\n${"A sentence of a few words. ".repeat(40)}\n`),
  "a seventh question that the owner agrees to": () => {
    append("faq.yaml", '- question: "Can I pause a course?"\n  answer: "Yes, at the end of a block."\n');
    change("contract.yaml", "questions: 6", "questions: 7");
  },
  "a retired course": () => change("courses/core-java.md", "\nlevel:", "\nretired: 2026-11-20\nlevel:"),
  "a retired course that alone taught a skill of the home page": () =>
    change("courses/data-structures-algorithms.md", "\nlevel:", "\nretired: 2026-11-20\nlevel:"),
  "one more link in the footer": () =>
    change("site.yaml", "  legal:\n", "    - { label: Tools, href: /zerotools }\n  legal:\n"),
  "a further course": () => {
    const text = readFileSync(path.join(folder, "courses/web-development.md"), "utf8")
      .replace(/^id: .*/m, 'id: "99"')
      .replace(/^order: .*/m, "order: 99")
      .replace(/^title: .*/m, "title: Rust")
      .replace(
        /^description: .*/m,
        "description: A further course that is like another one in all but its name.",
      );
    writeFileSync(path.join(folder, "courses/rust.md"), text);
  },
};

/** The content as it is then, and filled in as the browser tests and those of hostile content do. */
function expectRight(): void {
  loadSiteContent(folder, { today: "2026-11-21" });
  writeFilledContent(`${folder}-filled`, folder);
  const { courses, site } = loadSiteContent(`${folder}-filled`, { today: FILLED_DAY });
  expect(courses.flatMap(({ cohorts }) => cohorts)).toHaveLength(2);
  expect([site.groupSize, site.mentors.length]).toEqual([12, 1]);
}

describe("what an owner or an editor may do leaves the content, and what tests make of it, right", () => {
  it.each(Object.entries(EDITS))("%s", (_, edit) => {
    edit();
    expectRight();
  });

  it("all of it together", () => {
    for (const edit of Object.values(EDITS)) edit();
    expectRight();
  });
});
