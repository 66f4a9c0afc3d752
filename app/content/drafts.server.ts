import type { ContentFile } from "./content-file.server.ts";
import { DRAFT_MARK, hasDraftLine, visitTexts } from "./value-faults.server.ts";

/** Something that is not published yet, and the fields of its texts that are still to be written, one for each text. */
export type Draft = { file: string; line: number; title: string; lacking: string[] };

/** The drafts of a file: the whole of it, or entries of its lists. */
export function listDrafts(file: ContentFile): Draft[] {
  const drafts: Draft[] = [];
  const look = (value: unknown, path: PropertyKey[]) => {
    if (typeof value !== "object" || value === null) return;
    if (hasDraftLine(value)) {
      const lacking: string[] = [];
      const count = (text: string, field: string) =>
        lacking.push(...text.split("\n").flatMap((line) => (DRAFT_MARK.test(line) ? field : [])));
      visitTexts(value, (text, [field]) => count(text, String(field)));
      if (path.length === 0) count(file.body, "the text below");
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
