import { problemAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";
import { adviseOnPlainText, adviseOnProse, type Names } from "./prose.server.ts";
import { findUnsafeCharacter, UNSAFE_FIX } from "./text-faults.server.ts";

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
export const hasDraftLine = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "draft" in data && data.draft === true;

/** What `npm run new` writes at the beginning of a text, of a line or behind a colon, where an editor has to write. */
export const DRAFT_MARK = /(?:^\s*|: )REPLACE:/m;

const MARK_FIX = "write your own words here, or the line draft: true above";

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
    const say = (found: string, fix: string, severity?: "warning") =>
      problems.push({
        ...problemAt(file, [...path], "", fix),
        found,
        ...(severity ? { severity } : {}),
      });
    const unsafe = findUnsafeCharacter(text);
    if (unsafe) say(unsafe, UNSAFE_FIX);
    if (!isDraft && DRAFT_MARK.test(text)) say("'REPLACE:'", MARK_FIX);
    const known = names?.(path);
    if (!known) return;
    const advice = [...adviseOnProse(text, known), ...(known.known ? adviseOnPlainText(text) : [])];
    for (const { found, fix, severity } of advice) say(found, fix, severity);
  });
  if (!hasDraftLine(file.data))
    for (const [index, text] of file.body.split("\n").entries())
      if (DRAFT_MARK.test(text))
        problems.push({
          file: file.file,
          line: file.bodyLine + index,
          field: "longDescription",
          found: "'REPLACE:'",
          fix: MARK_FIX,
        });
  return problems;
}
