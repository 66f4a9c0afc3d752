import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ContentError, type Finding } from "#app/content/finding.ts";
import { copyContent } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

const FILES = [
  ...["site.yaml", "faq.yaml", "contract.yaml", "publishers.yaml", "redirects.yaml"],
  ...["courses/core-java.md", "courses/ai-updates.md", "pages/home.yaml", "pages/sample.yaml"],
  ...["pages/learning-paths.yaml", "toolkit/prompts/test.yaml", "toolkit/roadmap/1-foundation.yaml"],
];

let folder = "";
beforeAll(() => {
  folder = copyContent();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What YAML, Markdown and JavaScript take for more than a letter. */
const CHARACTERS = [
  ..."---\n|...\n|- |: | #|&a |*a|!!js |<<: |? |> |%|@|`|\t|{|}|[|]|\"|'|\\|\0|\r|#|\n\n|    |\uFEFF|\u2028|\u202E|\uD800|\uFFFE|\u3164|\u{1F600}|\n=======\n|\n>>>>>>> x\n|constructor|__proto__|{toString}|<script>|![](x)|](javascript:x)|null|1e999|.nan|0x10|2026-02-30|https://[|/\\x|//x".split(
    "|",
  ),
  "| ",
];

/** Puts something odd into a text, instead of some of its characters. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.nat(3), fc.nat(400), fc.constant(1e9)),
  put: fc.oneof(fc.constantFrom(...CHARACTERS), fc.string({ unit: "binary" }), fc.constant("")),
});

const spoil = (text: string, { at, removed, put }: { at: number; removed: number; put: string }): string => {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + put + text.slice(start + removed);
};

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

it("each fault has its file, line and fix, whatever is written in a file", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), damage, (file, change) => {
      const name = path.join(folder, file);
      const text = readFileSync(name, "utf8");
      writeFileSync(name, spoil(text, change));
      try {
        loadSiteContent(folder, { today: "2026-11-21" });
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        expectHelpful(error.faults);
      } finally {
        writeFileSync(name, text);
      }
    }),
    { numRuns: Number(process.env.FUZZ ?? 60) },
  );
}, 120_000);
