import type { Content } from "#app/content/collection.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { findRepeatedValues, type PlacedValue } from "#app/content/reader.server.ts";
import { getValue } from "#app/content/value-path.ts";
import { getFullTitle } from "#app/seo/page-metadata.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";
import { fillText, type NameValues } from "#app/text/fill-words.ts";

/** How many characters of a title a search result shows. */
const TITLE = { least: 10, most: 65 };

/** Checks that each title fits into a search result with the academy's name, and that no two pages have the same head. */
export function checkHeads(content: Pick<Content, "entries">, values: NameValues): Finding[] {
  const { name } = values;
  // Titles end with the name of the academy.
  if (name === undefined) return [];
  const fill = (text: string) => fillText(text, values);
  const heads = COLLECTIONS.flatMap((collection) =>
    content.entries(collection).flatMap(({ file, data }) => {
      const head = collection.head?.(data);
      if (!head) return [];
      const { title, description, fullTitle } = head;
      const shown = getFullTitle({ name: String(name) }, { title: fill(title.text), fullTitle });
      return {
        title: { file, path: title.at, value: shown },
        written: fill(String(getValue(data, title.at))),
        description: { file, path: description.at, value: fill(description.text) },
      };
    }),
  );
  return [
    ...heads.flatMap(({ title, written }) => checkLength(title, title.value, written)),
    ...findRepeatedValues(heads.flatMap(({ title, description }) => [title, description])),
  ];
}

function checkLength({ file, path }: PlacedValue, shown: string, written: string): Finding[] {
  const { least, most } = TITLE;
  if (shown.length >= least && shown.length <= most) return [];
  const added = shown.length - written.length;
  const fix = `a search result shows ${least}-${most} characters: write ${Math.max(least - added, 1)}-${most - added} (the site adds ${added})`;
  return [{ ...findingAt(file, path, undefined, fix), found: `'${shown}' (${shown.length} characters)` }];
}
