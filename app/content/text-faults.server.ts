import { findingAt } from "./check-shape.server.ts";
import { type ContentFile, findUnsafeCharacter, UNSAFE_FIX } from "./content-file.server.ts";
import type { Finding } from "./finding.ts";
import { type Advice, adviseOnProse, type Names } from "./prose.server.ts";

/** Called with each text, its path (one reused array: copy it to keep it), and whether a draft contains it. */
type TextVisitor = (text: string, path: PropertyKey[], isDraft: boolean) => void;

/** Calls `visit` for every text in a value. 10,000 courses have a million texts, so nothing is allocated for each. */
export function visitTexts(
  value: unknown,
  visit: TextVisitor,
  path: PropertyKey[] = [],
  isDraft = false,
): void {
  if (typeof value === "string") visit(value, path, isDraft);
  if (typeof value !== "object" || value === null) return;
  const isOne = isDraft || hasDraftLine(value);
  for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    path.push(key);
    visitTexts(child, visit, path, isOne);
    path.pop();
  }
}

/** Whether some data is a draft. */
const hasDraftLine = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "draft" in data && data.draft === true;

/** `npm run new` writes it where an editor has to write: at the beginning of a text or line, or behind a colon. */
const PLACEHOLDER = /(?:^\s*|: )REPLACE:/m;

const UNWRITTEN = {
  found: "'REPLACE:'",
  fix: "write your own words here, or the line draft: true above",
};

/** Fields with the day or month of something that has happened. */
const PAST = new Set<PropertyKey | undefined>(["published", "modified", "date", "checked", "asOf"]);

const DAY = 24 * 60 * 60 * 1000;

/** What to write instead of a day or month in the future. */
function adviseOnDay(text: string, path: PropertyKey[], today: string): Advice[] {
  // What a visitor fills into a prompt may have any name.
  if (!PAST.has(path.at(-1)) || path.includes("input") || !/^\d{4}-\d\d(-\d\d)?$/.test(text)) return [];
  // The build counts days in UTC; an editor's calendar may be a day ahead.
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString();
  if (text <= tomorrow.slice(0, text.length)) return [];
  const unit = text.length === today.length ? "day" : "month";
  const fix = `it lies in the future: write ${today.slice(0, text.length)} or an earlier ${unit}`;
  return [{ found: `'${text}'`, fix }];
}

/**
 * Checks every text of a file by itself.
 * @param today ISO day of the build.
 * @param getNames What the text at a path may name in braces; undefined where it is no prose.
 */
export function findValueFaults(
  file: ContentFile,
  today: string,
  getNames: (path: PropertyKey[]) => Names | undefined,
): Finding[] {
  const findings: Finding[] = [];
  visitTexts(file.data, (text, path, isDraft) => {
    const unsafe = findUnsafeCharacter(text);
    const known = getNames(path);
    const advice = [
      ...(unsafe ? [{ found: unsafe, fix: UNSAFE_FIX }] : []),
      ...(!isDraft && PLACEHOLDER.test(text) ? [UNWRITTEN] : []),
      ...adviseOnDay(text, path, today),
      ...(known ? adviseOnProse(text, known) : []),
    ];
    for (const one of advice) findings.push({ ...findingAt(file, [...path], "", one.fix), ...one });
  });
  if (hasDraftLine(file.data)) return findings;
  for (const [index, text] of file.body.split("\n").entries())
    if (PLACEHOLDER.test(text))
      findings.push({
        ...{ file: file.file, line: file.bodyLine + index, field: "longDescription" },
        ...UNWRITTEN,
      });
  return findings;
}

/** A draft, with the field of each of its texts that is still to be written. */
export type Draft = { file: string; line: number; title: string; lacking: string[] };

/** The drafts of a file: the whole file, or entries of its lists. */
export function listDrafts(file: ContentFile): Draft[] {
  const drafts: Draft[] = [];
  const look = (value: unknown, path: PropertyKey[]) => {
    if (typeof value !== "object" || value === null) return;
    if (hasDraftLine(value)) {
      const lacking: string[] = [];
      const count = (text: string, field: string) =>
        lacking.push(...text.split("\n").flatMap((line) => (PLACEHOLDER.test(line) ? field : [])));
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
