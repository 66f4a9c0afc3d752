import { expect, it } from "vitest";
import { formatSystemError } from "./system-error.ts";

// With a file: commands.test.ts.
it.each([
  [
    Object.assign(new Error(), { code: "ENOSPC", syscall: "write" }),
    "the disk is full: free some space, and try again (ENOSPC).",
  ],
  [new Error("a bug"), undefined],
])("%s is reported as %s", (error, sentence) => expect(formatSystemError(error)).toBe(sentence));
