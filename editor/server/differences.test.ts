import { expect, it } from "vitest";
import type { Edit } from "../edit.ts";
import { describeEdit } from "./differences.ts";

const FILE = "content/a.yaml";
const ENTRY = { question: "How long?", answer: "A week." };

it.each<[edit: Edit & { seen?: unknown }, text: string]>([
  [{ op: "set", path: ["title"], seen: "One.", value: "Two!" }, "Title in content/a.yaml is now 'Two!'"],
  [{ op: "set", path: ["draft"], seen: false, value: true }, "Draft in content/a.yaml is now 'true'."],
  [
    { op: "set", path: ["price"], value: { amount: 24500, includes: "all sessions" } },
    "Price in content/a.yaml: added '24500'.",
  ],
  [
    { op: "insert", path: [1], seen: [ENTRY], value: { ...ENTRY, question: "When?" } },
    "Entry 2 in content/a.yaml: added 'When?'",
  ],
  [{ op: "remove", path: [0], seen: ENTRY }, "Entry 1 in content/a.yaml: removed 'How long?'"],
  [
    { op: "move", path: [1], to: 0, seen: [{}, ENTRY] },
    "Entry 2 in content/a.yaml, 'How long?', is now entry 1.",
  ],
  [{ op: "body", at: 0, from: "One", value: "Two" }, "Text of content/a.yaml is now 'Two'."],
])("describes %j", (edit, text) => expect(describeEdit({ ...edit, file: FILE })).toBe(text));
