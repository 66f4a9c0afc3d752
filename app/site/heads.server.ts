import { findingAt } from "#app/content/check-shape.server.ts";
import type { Content } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { fillText, type NameValues } from "#app/content/fill-copy.ts";
import type { Finding } from "#app/content/finding.ts";
import { getCourseTitle } from "#app/courses/course-metadata.ts";
import { getFullTitle } from "#app/seo/page-metadata.ts";
import { COLLECTIONS } from "./collections.server.ts";

/** How many characters of a title a search result shows. */
const TITLE = { least: 10, most: 65 };

/** A title or description as a search result shows it, and where it is written. */
type HeadText = { file: ContentFile; at: PropertyKey[]; shown: string };

/** The fields from which a head follows: those under `meta`, or those of a course or of an entry with its own page. */
type HeadFields = {
  meta?: { title: string; fullTitle?: boolean; description: string };
  title?: string;
  searchTitle?: string;
  description?: string;
};

/** Checks that each title fits into a search result with the academy's name, and that no two pages have the same head. */
export function checkHeads(content: Content, values: NameValues): Finding[] {
  const fill = (text: string) => fillText(text, values);
  const heads = Object.values(COLLECTIONS).flatMap((collection) =>
    content.entries(collection).flatMap(({ file, data }) => {
      const { meta, title, searchTitle, description } = data as HeadFields;
      const own =
        title && description ? { title: getCourseTitle({ title, searchTitle }), description } : undefined;
      const head = meta ?? own;
      if (!head) return [];
      const at = meta ? ["meta"] : [];
      return {
        title: {
          ...{ file, at: [...at, searchTitle ? "searchTitle" : "title"] },
          shown: getFullTitle({ name: String(values.name) }, { ...head, title: fill(head.title) }),
        },
        written: fill(meta?.title ?? searchTitle ?? title ?? ""),
        description: { file, at: [...at, "description"], shown: fill(head.description) },
      };
    }),
  );
  return [
    ...heads.flatMap(({ title, written }) => checkLength(title, written)),
    ...checkUnique(heads.flatMap(({ title, description }) => [title, description])),
  ];
}

function checkLength({ file, at, shown }: HeadText, written: string): Finding[] {
  const { least, most } = TITLE;
  if (shown.length >= least && shown.length <= most) return [];
  const added = shown.length - written.length;
  const fix = `a search result shows ${least}-${most} characters: write ${Math.max(least - added, 1)}-${most - added} (the site adds ${added})`;
  return [{ ...findingAt(file, at, undefined, fix), found: `'${shown}' (${shown.length} characters)` }];
}

function checkUnique(texts: HeadText[]): Finding[] {
  const seen = new Map<string, ContentFile>();
  return texts.flatMap(({ file, at, shown }) => {
    const other = seen.get(shown);
    seen.set(shown, file);
    return other ? findingAt(file, at, shown, `already used in ${other.file}: write another`) : [];
  });
}
