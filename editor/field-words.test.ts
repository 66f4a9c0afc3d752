import { expect, it } from "vitest";
import { namePath } from "./field-words.ts";

it.each([
  ["timeZone", "Time zone"],
  ["syllabus", "Syllabus"],
  ["AI-Powered", "AI-Powered"],
  ["Expense Ledger", "Expense Ledger"],
  ["core-java", "core-java"],
])("calls the field %s '%s'", (key, name) => expect(namePath(["tracks", 0, key])).toBe(`Tracks 1: ${name}`));
