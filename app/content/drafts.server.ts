import type { ContentFile } from "./content-file.server.ts";
import { isMarkedDraft, listValues, UNWRITTEN } from "./schema-meta.server.ts";

/** What to write instead of it, unless a draft holds it. */
export const UNWRITTEN_ADVICE = {
  found: `'${UNWRITTEN}'`,
  fix: "write your own words here, or add draft: true above",
};

/** A draft and its fields that still hold REPLACE. */
export type Draft = { file: string; line: number; title: string; lacking: string[] };

/**
 * The drafts of a file: the whole file, or entries of its lists.
 * @param further What the whole file lacks besides its texts.
 */
export function listDrafts(file: ContentFile, further: string[]): Draft[] {
  const drafts: Draft[] = [];
  const look = (value: unknown, path: PropertyKey[]) => {
    if (typeof value !== "object" || value === null) return;
    if (!isMarkedDraft(value)) {
      for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
        look(child, [...path, key]);
      return;
    }
    const texts = listValues(value).map(({ value, path: [field] }) => ({
      text: String(value),
      field: String(field),
    }));
    if (path.length === 0) texts.push({ text: file.body, field: "the text below" });
    const lacking = texts.filter(({ text }) => text.includes(UNWRITTEN)).map(({ field }) => field);
    if (path.length === 0) lacking.push(...further);
    const { title, question, session } = value as Record<string, unknown>;
    drafts.push({
      file: file.file,
      line: file.lineOf(path),
      title: String(title ?? question ?? session),
      lacking,
    });
  };
  look(file.data, []);
  return drafts;
}
