import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, it } from "vitest";
import { ContentError, type Finding, formatFindings } from "#app/content/finding.ts";

/** A test that needs a shell, pipes, links to files or other things of POSIX: Windows skips it. */
export const itOnPosix = it.skipIf(process.platform === "win32");

/** Creates an empty folder for each test of a file, and removes it afterwards. */
export function createTestFolder() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "test-"));
    return () => rmSync(folder, { recursive: true, force: true });
  });

  /** The path of a name in the folder; without a name, of the folder itself. */
  const at = (name = ""): string => path.join(folder, name);

  return {
    at,

    /** Writes a file, with the folders that it needs. */
    write(name: string, content: string | Buffer): void {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), content);
    },

    /** What a check of the folder finds, one finding a line; the folder is called `content`. */
    listFindings: (check: () => Finding[]): string[] =>
      formatResult(check)
        .split("\n")
        .slice(1)
        .filter(Boolean)
        .map((line) => line.trim().replaceAll(`${folder}/`, "").replaceAll(folder, "content")),
  };
}

function formatResult(check: () => Finding[]): string {
  try {
    return formatFindings(check());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}
