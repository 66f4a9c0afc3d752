import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { copyContent } from "#app/site/copied-content.server.ts";
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

/** What loading says, line by line, with the folder's name taken out; nothing when the content is right. */
export function load(folder: string): string[] {
  try {
    loadSiteContent(folder, { today: TODAY });
    return [];
  } catch (error) {
    if ((error as Error).name !== "ContentError") throw error;
    const [count, ...lines] = (error as Error).message.split("\n");
    expect(count).toBe(lines.length === 1 ? "1 content fault:" : `${lines.length} content faults:`);
    return lines.map((line) => line.trim().replaceAll(`${folder}/`, "").replaceAll(folder, "content"));
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
