import { expect, it } from "vitest";
import { ContentError } from "#app/content/finding.ts";
import { createTestContent } from "#app/testing/test-content.server.ts";
import { getSiteContent } from "./current-content.server.ts";

const { at, change } = createTestContent();

it("reads content with faults once, until a file changes", () => {
  change("courses/core-java.md", "\nlevel: Beginner", "\nlevel: Beginer");
  const read = () => {
    try {
      return getSiteContent(at());
    } catch (error) {
      return error;
    }
  };
  const fault = read();
  expect(fault).toBeInstanceOf(ContentError);
  expect(read()).toBe(fault);
  change("courses/core-java.md", "\nlevel: Beginer", "\nlevel: Beginner");
  expect(read()).not.toBeInstanceOf(Error);
});
