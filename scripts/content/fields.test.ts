import { expect, it } from "vitest";
import { z } from "zod";
import { formatFields } from "./fields.ts";

it.each([
  ["a text with bounds", z.string().min(15).max(45), "a: text of 15 to 45 characters"],
  ["a text with an upper bound", z.string().min(1).max(9), "a: text of up to 9 characters"],
  ["a choice", z.enum(["x", "y"]), "a: x, y"],
  ["a day", z.iso.date(), "a: day, such as 2026-11-21"],
  ["what may be left out", z.boolean().optional(), "a (may be left out): true or false"],
  ["its meaning", z.int().describe("Hours."), "a: whole number\n  Hours."],
  ["a list", z.array(z.string()).length(3), "a: list of 3 entries\na[]: text"],
  ["fields within", z.object({ b: z.string() }), "a: fields\na.b: text"],
  ["free names", z.record(z.string(), z.int()), "a: fields\na.*: whole number"],
  ["one of two", z.union([z.string(), z.array(z.int()).min(2)]), "a: text, or list of 2 entries or more"],
])("prints %s", (_, field, printed) =>
  expect(formatFields(z.toJSONSchema(z.object({ a: field }), { io: "input" }))).toBe(printed),
);
