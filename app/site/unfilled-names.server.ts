import { findingAt } from "#app/content/check-shape.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { visitTexts } from "#app/content/text-faults.server.ts";
import { CONTENT_FOLDER, getBuildDay } from "./content-folder.server.ts";
import { getKnownNames, RENDER_TIME_NAMES } from "./copy-names.server.ts";
import { FolderReader } from "./folder-reader.server.ts";

const NAME = new RegExp(`(?<!\\{)\\{(${[...RENDER_TIME_NAMES].join("|")})\\}(?!\\})`, "g");

/** Elements with code, and placeholders of prompts: their braces belong to the reader. */
const OWN_BRACES = /<(script|style|template|pre|code|mark|textarea)\b[\s\S]*?<\/\1>/g;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** A name in a text of the content, with the words around it by which it is found in HTML. */
type Mention = { name: string; words: string; finding: Finding };

let mentions: Mention[] | undefined;

/** Every mention of a name whose value is known only when a page is rendered. */
function listMentions(folder: string): Mention[] {
  const reader = new FolderReader(folder, getBuildDay());
  const files = ["site.yaml", ...reader.listNames("pages").map((name) => `pages/${name}`)];
  return files.flatMap((name) => {
    const file = reader.parse(name);
    const found: Mention[] = [];
    visitTexts(file.data, (text, path) => {
      const known = getKnownNames(name, path)?.known ?? [];
      for (const { 0: whole, 1: one = "", index } of text.matchAll(NAME)) {
        if (!known.includes(one)) continue;
        const before = /[^{}]{0,20}$/.exec(text.slice(0, index))?.[0] ?? "";
        const after = /^[^{}]{0,20}/.exec(text.slice(index + whole.length))?.[0] ?? "";
        const finding = { ...findingAt(file, [...path], whole, ""), found: whole };
        // A text of nothing but the name is looked for as a whole element.
        const words = before + after === "" ? `>${whole}<` : before + whole + after;
        found.push({ name: one, words, finding });
      }
    });
    return found;
  });
}

/**
 * The names in braces that a rendered page shows because no loader filled them in, each with its line in the content.
 * Searching for the words around a name leaves out the escape {{name}} and code, which show braces on purpose.
 */
export function findUnfilledNames(address: string, html: string, folder: string = CONTENT_FOLDER): Finding[] {
  const shown = html.replace(OWN_BRACES, " ");
  const names = new Set(Array.from(shown.matchAll(NAME), ([, name]) => name));
  if (names.size === 0) return [];
  const text = shown.replace(/&(\w+|#x27);/g, (entity, name) => ENTITIES[name] ?? entity);
  mentions ??= listMentions(folder);
  return mentions
    .filter(({ name, words }) => names.has(name) && text.includes(words))
    .map(({ finding }) => ({
      ...finding,
      fix: `nothing fills it in on ${address}: write the words themselves`,
    }));
}
