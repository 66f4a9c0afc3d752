import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { type ContentProblem, formatProblems } from "#app/content/content-problem.ts";
import { copyContent, FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

/** The day on which content with mistakes is read. */
export const TODAY = "2026-11-21";

/** Gives each test of a suite content of its own to spoil: its folder, and the place of a file in it. */
export function useSpoiledFolder() {
  let folder = "";
  beforeEach(() => {
    folder = copyContent();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return { getFolder: () => folder, at: (name: string) => path.join(folder, name) };
}

/** A warning wherever it is: lines move when a mistake is made above them. */
const getKey = ({ file, field, found }: ContentProblem, folder: string): string =>
  [file.replace(`${folder}/`, ""), field, found].join();

/** What is said of the content before a mistake is made. */
const USUAL = new Set(
  loadSiteContent(FIXTURE, { today: TODAY }).warnings.map((warning) => getKey(warning, FIXTURE)),
);

/** What loading says, line by line, with the folder's name taken out: the faults, or else what it newly warns of. */
export function load(folder: string): string[] {
  const [count, ...lines] = say(folder).split("\n");
  if (lines.length > 0)
    expect(count).toMatch(
      new RegExp(`^${lines.length} content (fault|warning)${lines.length > 1 ? "s" : ""}:$`),
    );
  return lines.map((line) => line.trim().replaceAll(`${folder}/`, "").replaceAll(folder, "content"));
}

function say(folder: string): string {
  try {
    const warnings = loadSiteContent(folder, { today: TODAY }).warnings.filter(
      (warning) => !USUAL.has(getKey(warning, folder)),
    );
    return warnings.length > 0 ? formatProblems(warnings) : "";
  } catch (error) {
    if ((error as Error).name !== "ContentError") throw error;
    return (error as Error).message;
  }
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Expects that loading says exactly these lines, written as those of a mistake, of a change in the line `changed`. */
export function expectSaid(folder: string, said: string | string[], changed: number): void {
  const expected = [said]
    .flat()
    .map((line) =>
      line.replace(/(?<=^[^:]*:)@([+-]\d+)?/, (_, offset = "0") => String(changed + Number(offset))),
    );
  const found = load(folder);
  const patterns = expected.map((line) => new RegExp(`^${line.split("…").map(escapePattern).join(".*")}$`));
  const isSaid =
    patterns.length === found.length && patterns.every((pattern, index) => pattern.test(found[index] ?? ""));
  expect(found).toEqual(isSaid ? found : expected);
}
