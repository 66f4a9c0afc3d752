import { mkdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatSystemError } from "./system-error.ts";

const catchError = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

it.each([
  [
    catchError(() => mkdirSync("package.json/fonts", { recursive: true })),
    "package.json/fonts: a file is where a folder must be: remove or rename that file (ENOTDIR).",
  ],
  [
    catchError(() => readFileSync("scripts")),
    "a folder is where a file must be: remove or rename that folder (EISDIR).",
  ],
  [
    Object.assign(new Error(), { code: "ENOSPC", syscall: "write" }),
    "the disk is full: free some space, and try again (ENOSPC).",
  ],
  [new Error("a bug"), undefined],
  [undefined, undefined],
])("%s is reported as %s", (error, sentence) => expect(formatSystemError(error)).toBe(sentence));
