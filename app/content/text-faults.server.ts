import { problemAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";
import { adviseOnPlainText, adviseOnProse, type Names } from "./prose.server.ts";

/** Characters that nobody sees or that belong to no text: controls, directions, unpaired surrogates, U+FFFD. */
const UNSAFE = /(?![\t\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFD]/u;

/** Most texts: seen at once, where Unicode's classes take ten times as long. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

/** What is not plain: few letters of a file. */
const ODD = /[^\t\n\x20-\x7e]+/gu;

/** What Git leaves in a file when two changes met. */
const MERGE_MARK = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/;

/** The first character of a text that no text may hold, as U+001B. */
function findUnsafeCharacter(text: string): string | undefined {
  if (PLAIN.test(text)) return undefined;
  const character = UNSAFE.exec(text)?.[0];
  if (character === undefined) return undefined;
  return `the character U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** What to do about a character that no text may hold. */
const UNSAFE_FIX = "remove it: it cannot be seen, or stands for a letter that was lost";

/** What makes a file unreadable as a whole: the first such character of each line, and the first merge mark. */
export function findTextFaults(text: string): { line: number; found: string; fix: string }[] {
  const odd = text.match(ODD) ?? [];
  if (!odd.some((letters) => UNSAFE.test(letters)) && !/^[<>|]{7}/m.test(text)) return [];
  const lines = text.split("\n");
  const mark = lines.findIndex((line) => MERGE_MARK.test(line));
  const fix = "keep one of both versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>";
  const unsafe = lines.flatMap((line, index) => {
    const found = findUnsafeCharacter(line);
    return found ? [{ line: index + 1, found, fix: UNSAFE_FIX }] : [];
  });
  const conflict = lines[mark];
  return conflict === undefined
    ? unsafe
    : [{ line: mark + 1, found: `the mark of a merge, '${conflict}'`, fix }, ...unsafe];
}

/** Is told a text, its place, which is another one afterwards, and whether it belongs to a draft. */
type TextVisitor = (text: string, path: PropertyKey[], isDraft: boolean) => void;

/** Visits every text of some data. A catalogue has a million of them: none costs more than its visit. */
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

/** What `npm run new` writes at the beginning of a text, of a line or behind a colon, where an editor has to write. */
const DRAFT_MARK = /(?:^\s*|: )REPLACE:/m;

const UNWRITTEN = {
  found: "'REPLACE:'",
  fix: "write your own words here, or the line draft: true above",
};

/**
 * Problems of single texts, whatever field they stand in.
 * @param names What the text at a path may name in braces; undefined where the texts are no prose of the site.
 */
export function findValueFaults(
  file: ContentFile,
  names?: (path: PropertyKey[]) => Names | undefined,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visitTexts(file.data, (text, path, isDraft) => {
    const unsafe = findUnsafeCharacter(text);
    const known = names?.(path);
    const advice = [
      ...(unsafe ? [{ found: unsafe, fix: UNSAFE_FIX }] : []),
      ...(!isDraft && DRAFT_MARK.test(text) ? [UNWRITTEN] : []),
      ...(known ? adviseOnProse(text, known) : []),
      ...(known?.known ? adviseOnPlainText(text) : []),
    ];
    for (const one of advice) problems.push({ ...problemAt(file, [...path], "", one.fix), ...one });
  });
  if (hasDraftLine(file.data)) return problems;
  for (const [index, text] of file.body.split("\n").entries())
    if (DRAFT_MARK.test(text))
      problems.push({
        ...{ file: file.file, line: file.bodyLine + index, field: "longDescription" },
        ...UNWRITTEN,
      });
  return problems;
}

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
