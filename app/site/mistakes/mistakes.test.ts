import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { copyContent } from "#app/site/copied-content.server.ts";
import { CHARACTERS } from "./characters.ts";
import { CLAIMS } from "./claims.ts";
import { COLLECTIONS } from "./collections.ts";
import { CONTACT_DETAILS } from "./contact-details.ts";
import { CONTRACT } from "./contract.ts";
import { COURSE_TITLES } from "./course-titles.ts";
import { DRAFTS } from "./drafts.ts";
import { expectSaid } from "./expect-said.server.ts";
import { FIGURES } from "./figures.ts";
import { FILE_STRUCTURE } from "./file-structure.ts";
import { FURTHER_LINKS } from "./further-links.ts";
import { KEYS } from "./keys.ts";
import { MARKDOWN } from "./markdown.ts";
import { home, java, type Mistake } from "./mistake.ts";
import { NAMES } from "./names.ts";
import { ONE_ROUND } from "./one-round.ts";
import { OUTSIDE_ADDRESSES } from "./outside-addresses.ts";
import { PAGE_FACTS } from "./page-facts.ts";
import { PUNCTUATION } from "./punctuation.ts";
import { READINESS } from "./readiness.ts";
import { REDIRECTS } from "./redirects.ts";
import { SITE_LINKS } from "./site-links.ts";
import { SYLLABUS } from "./syllabus.ts";
import { TEXTS_AND_LISTS } from "./texts-and-lists.ts";
import { TEXTS_IN_QUOTES } from "./texts-in-quotes.ts";
import { TOOLKIT } from "./toolkit.ts";
import { VALUES } from "./values.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeAll(() => {
  folder = copyContent();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Titles, descriptions and days of change; they stand here since no code but tests names the academy. */
const METADATA: Mistake[] = [
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
    "a title that is too long with the name",
    java,
    "title: Core Java",
    "title: Core Java for people who have never written a line of it",
    "courses/core-java.md:@ title: found 'Core Java for people who have never written a line of it course | Zero Academy' (78 characters); a search result shows 10-65 characters: write 1-43, since 22 are added",
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
];

const MISTAKES: Record<string, Mistake[]> = {
  syntax: [...TEXTS_IN_QUOTES, ...FILE_STRUCTURE],
  fields: [...KEYS, ...VALUES, ...TEXTS_AND_LISTS],
  characters: CHARACTERS,
  links: [...SITE_LINKS, ...OUTSIDE_ADDRESSES],
  Markdown: MARKDOWN,
  names: NAMES,
  "more syntax": [...PUNCTUATION, ...FURTHER_LINKS],
  facts: [
    ...CONTRACT,
    ...METADATA,
    ...COURSE_TITLES,
    ...CONTACT_DETAILS,
    ...CLAIMS,
    ...PAGE_FACTS,
    ...FIGURES,
  ],
  syllabus: SYLLABUS,
  readiness: READINESS,
  toolkit: TOOLKIT,
  drafts: DRAFTS,
  redirects: REDIRECTS,
  "sessions and briefs": COLLECTIONS,
  "one round": ONE_ROUND,
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
        expectSaid(folder, said, line);
      } finally {
        writeFileSync(name, text);
      }
    });
  },
);
