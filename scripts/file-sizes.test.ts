import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Lines that a file may have; longer ones hold more than one thing. */
const LIMITS: [what: string, files: string, lines: number][] = [
  ["a route, which is metadata and a composition of sections", "app/routes/*.tsx", 45],
  ["a file of code or tests", "{app,scripts,e2e}/**/*.{ts,tsx,css}", 150],
];

const countLines = (file: string): number => readFileSync(file, "utf8").trimEnd().split("\n").length;

for (const [what, files, limit] of LIMITS) {
  test(`${what} has at most ${limit} lines`, () => {
    const found = globSync(files);
    expect(found.length).toBeGreaterThan(10);
    const long = found.map((file) => [file, countLines(file)] as const).filter(([, lines]) => lines > limit);
    expect(long).toEqual([]);
  });
}
