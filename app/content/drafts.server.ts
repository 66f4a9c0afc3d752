import type { ContentFile } from "./content-file.server.ts";
import { DRAFT_MARK, hasDraftLine, visitTexts } from "./value-faults.server.ts";

/** Something that is not published yet, and how many of its texts are still to be written. */
export type Draft = { file: string; line: number; title: string; lacking: number };

/** The drafts of a file: the whole of it, or entries of its lists. */
export function listDrafts(file: ContentFile): Draft[] {
  const drafts: Draft[] = [];
  const look = (value: unknown, path: PropertyKey[]) => {
    if (typeof value !== "object" || value === null) return;
    if (hasDraftLine(value)) {
      let lacking = path.length === 0 ? countMarks(file.body) : 0;
      visitTexts(value, (text) => {
        lacking += countMarks(text);
      });
      const { title, question } = value as { title?: unknown; question?: unknown };
      drafts.push({ file: file.file, line: file.lineOf(path), title: String(title ?? question), lacking });
      return;
    }
    for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
      look(child, [...path, key]);
  };
  look(file.data, []);
  return drafts;
}

const countMarks = (text: string): number => text.split("\n").filter((line) => DRAFT_MARK.test(line)).length;
