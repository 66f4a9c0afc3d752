import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ContentError, type Finding } from "#app/content/finding.ts";
import { copyFixture } from "#app/testing/fixture.server.ts";
import { createTestContent } from "#app/testing/test-content.server.ts";

const FILES = [
  "site.yaml",
  "faq.yaml",
  "contract.yaml",
  "publishers.yaml",
  "redirects.yaml",
  "courses/core-java.md",
  "courses/ai-updates.md",
  "pages/home.yaml",
  "pages/sample.yaml",
  "pages/learning-paths.yaml",
  "toolkit/prompts/test.yaml",
  "toolkit/roadmap/1-foundation.yaml",
];

const { at, load } = createTestContent();

/** What YAML, Markdown and JavaScript take for more than a letter. */
const CHARACTERS = [
  ..."---\n|...\n|- |: | #|&a |*a|!!js |<<: |? |> |%|@|`|\t|{|}|[|]|\"|'|\\|\0|\r|#|\n\n|    |\uFEFF|\u2028|\u202E|\uD800|\uFFFE|\u3164|\u{1F600}|\n=======\n|\n>>>>>>> x\n|constructor|__proto__|{toString}|<script>|![](x)|](javascript:x)|null|1e999|.nan|0x10|2026-02-30|https://[|/\\x|//x".split(
    "|",
  ),
  "| ",
];

/** A fault has its place, what was found and what to write; its line is one of the file. */
function expectHelpful(findings: Finding[]): void {
  expect(findings.length).toBeGreaterThan(0);
  for (const { file, line, found, fix } of findings) {
    expect(line, file).toBeGreaterThanOrEqual(1);
    expect(line, file).toBeLessThanOrEqual(readFileSync(file, "utf8").split("\n").length);
    expect(found, file).not.toBe("");
    expect(fix, file).not.toMatch(/^$|Invalid|undefined|\[object/);
  }
}

/** Puts something odd into a text, at a part of its length, instead of some of its characters. */
function spoil(text: string, put: string, part: number, removed: number): string {
  const start = Math.floor(part * text.length);
  return text.slice(0, start) + put + text.slice(start + removed);
}

/** Three files at a time: the others stay whole, so that their references to the spoiled files are checked. */
const ROUNDS = Array.from({ length: Math.ceil(CHARACTERS.length / 3) }, (_, round) => 3 * round);

/** Spoils three files. */
function spoilFiles(first: number): void {
  for (const [index, put] of CHARACTERS.slice(first, first + 3).entries()) {
    const name = at(FILES[(first + index) % FILES.length]);
    // Another place for each, some within a word.
    const part = ((first + index) * 0.37) % 1;
    writeFileSync(name, spoil(readFileSync(name, "utf8"), put, part, [0, 3, 200][index] ?? 0));
  }
}

/** The faults of the content, each of which helps. */
function checkFaults(): Finding[] {
  try {
    load();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expectHelpful(error.faults);
    return error.faults;
  }
  return [];
}

it("each fault has its file, line and fix, whatever is written in a file", () => {
  const faulty = ROUNDS.filter((first) => {
    copyFixture(at());
    spoilFiles(first);
    return checkFaults().length > 0;
  });
  // In the others all three files are still valid.
  expect(faulty.length).toBeGreaterThan(ROUNDS.length / 2);
});
