import { fieldName } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { listTexts } from "#app/content/schema-texts.server.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { listUnproven } from "./claims.server.ts";

/** What only the owner can settle, and the line on which it is written. */
export type OwnersTask = { kind: "placeholder" | "claim"; file: string; line: number; text: string };

/** Values that are not real yet: reserved example domains, numbers of zeros. */
const PLACEHOLDER = /[.@]example(\/|$|:)|\.example$|0{6,}|0{4,} 0{4,}/;

/**
 * The placeholders that are still to be replaced, and the claims that are still to be proven.
 * @param isShown Whether the page at an address is published: promises of other pages need no proof.
 */
export function listOwnersTasks(
  { file, lineOf }: ContentFile,
  site: Site,
  isShown: (page: string) => boolean,
): OwnersTask[] {
  const tasks: OwnersTask[] = [];
  const add = (kind: OwnersTask["kind"], at: PropertyKey[], text: string) =>
    tasks.push({ kind, file, line: lineOf(at), text });
  const { identity, parent, tools, licence } = site;
  for (const { text, path } of listTexts({ identity, parent, tools }))
    if (PLACEHOLDER.test(text)) add("placeholder", path, `${fieldName(path)}: ${text}`);
  if (!licence.chosen)
    add("placeholder", ["licence"], `licence: ${licence.name}, without the day you chose it`);
  for (const { at, text } of listUnproven(site, isShown)) add("claim", at, text);
  return tasks;
}
