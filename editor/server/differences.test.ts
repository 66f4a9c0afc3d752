import { expect, it } from "vitest";
import type { Edit } from "../edit.ts";
import { describeEdit } from "./differences.ts";

const FILE = "content/a.yaml";
const ENTRY = { question: "How long?", answer: "A week." };

it.each<[edit: Edit & { seen?: unknown }, made: string, back: string]>([
  [
    { op: "set", path: ["title"], seen: "One.", value: "Two!" },
    "Title in content/a.yaml is now 'Two!'",
    "Title in content/a.yaml is again 'One.'",
  ],
  [
    { op: "set", path: ["draft"], seen: false, value: true },
    "Draft in content/a.yaml is now 'true'.",
    "Draft in content/a.yaml is again 'false'.",
  ],
  [
    { op: "set", path: ["price"], value: { amount: 24500, includes: "all sessions" } },
    "Price in content/a.yaml: added '24500'.",
    "Price in content/a.yaml: removed '24500'.",
  ],
  [
    { op: "insert", path: [1], seen: [ENTRY], value: { ...ENTRY, question: "When?" } },
    "Entry 2 in content/a.yaml: added 'When?'",
    "Entry 2 in content/a.yaml: removed 'When?'",
  ],
  [
    { op: "remove", path: [0], seen: ENTRY },
    "Entry 1 in content/a.yaml: removed 'How long?'",
    "Entry 1 in content/a.yaml: added 'How long?'",
  ],
  [
    { op: "move", path: [1], to: 0, seen: [{}, ENTRY] },
    "Entry 2 in content/a.yaml, 'How long?', is now entry 1.",
    "Entry 1 in content/a.yaml, 'How long?', is again entry 2.",
  ],
  [
    { op: "body", at: 0, from: "One", value: "Two" },
    "Text of content/a.yaml is now 'Two'.",
    "Text of content/a.yaml is again 'One'.",
  ],
])("describes %j as made and as put back", (edit, made, back) => {
  expect(describeEdit({ ...edit, file: FILE })).toBe(made);
  expect(describeEdit({ ...edit, file: FILE }, true)).toBe(back);
});
