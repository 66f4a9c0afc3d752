import { problemAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";
import { nearest } from "./nearest.ts";
import { findUnsafeCharacter, UNSAFE_FIX } from "./text-faults.server.ts";

type Advice = { found: string; fix: string };

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
  const isOne = isDraft || ("draft" in value && value.draft === true);
  for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    path.push(key);
    visitTexts(child, visit, path, isOne);
    path.pop();
  }
}

/**
 * Faults of single texts, whatever field they stand in.
 * @param names What a text may name in braces; undefined where braces, addresses and 'TODO' are the reader's own.
 */
export function findValueFaults(file: ContentFile, names?: string[]): ContentProblem[] {
  const fields: ContentProblem[] = [];
  visitTexts(file.data, (text, path, isDraft) => {
    for (const { found, fix } of [...adviseOnText(text, names), ...(isDraft ? [] : adviseOnDraft(text))])
      fields.push({ ...problemAt(file, [...path], "", fix), found });
  });
  const body = file.body.split("\n").flatMap((text, index) =>
    [...(names ? adviseOnProse(text, names) : []), ...(isDraft(file.data) ? [] : adviseOnDraft(text))].map(
      (advice) => ({
        file: file.file,
        line: file.bodyLine + index,
        field: "longDescription",
        ...advice,
      }),
    ),
  );
  return [...fields, ...body];
}

const isDraft = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "draft" in data && data.draft === true;

/** What `npm run new` has written in the place of an editor's words is never published. */
const adviseOnDraft = (text: string): Advice[] =>
  /^\s*REPLACE\b/m.test(text)
    ? [{ found: "'REPLACE'", fix: "write your own words here, or the line draft: true above" }]
    : [];

function adviseOnText(text: string, names: string[] | undefined): Advice[] {
  const unsafe = findUnsafeCharacter(text);
  const [curly] = /^[“”„‘’]/.exec(text) ?? [];
  const [address] = (names && /\bhttp:\/\/[^\s)>\]]+/.exec(text)) ?? [];
  return [
    ...(unsafe ? [{ found: unsafe, fix: UNSAFE_FIX }] : []),
    ...(curly ? [{ found: `a text that begins with ${curly}`, fix: "write straight quotes: \" or '" }] : []),
    ...(address ? [{ found: `'${address}'`, fix: "write an address that begins with https://" }] : []),
    ...(names ? adviseOnProse(text, names) : []),
  ];
}

/** What no published sentence may hold: a note to oneself, a name that nothing fills in. */
function adviseOnProse(text: string, names: string[]): Advice[] {
  const [note] = /\b(?:TODO|FIXME|TBD|XXX)\b|\b[Ll]orem ipsum\b/.exec(text) ?? [];
  const named = text.includes("{") ? [...text.matchAll(/\{([A-Za-z_]\w*)\}/g)] : [];
  const unknown = named.map(([, name = ""]) => name).filter((name) => !names.includes(name));
  return [
    ...(note ? [{ found: `'${note}'`, fix: "write what is still missing, or remove the sentence" }] : []),
    ...unknown.map((name) => {
      const near = nearest(name, names);
      const fix = near ? `write {${near}}` : `write a name that is filled in here: {${names.join("}, {")}}`;
      return { found: `{${name}}`, fix };
    }),
  ];
}
