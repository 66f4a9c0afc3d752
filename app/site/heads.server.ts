import { findingAt } from "#app/content/check-shape.server.ts";
import type { Content, Entry } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { fillText, type NameValues } from "#app/content/fill-copy.ts";
import type { Finding } from "#app/content/finding.ts";
import { getCourseTitle } from "#app/courses/course-metadata.ts";
import { getFullTitle } from "#app/seo/page-metadata.ts";
import { COLLECTIONS } from "./collections.server.ts";

/** How many characters of a title a search result shows. */
const TITLE = { least: 10, most: 65 };

/** The title or description of a page as search results show it, with what an editor has written, and where. */
type HeadText = {
  file: ContentFile;
  at: PropertyKey[];
  isTitle: boolean;
  written: string;
  shown: string;
};

/** Checks that each title fits into a search result with the academy's name, and that no two pages have the same head. */
export function checkHeads(content: Content, values: NameValues): Finding[] {
  const heads = Object.values(COLLECTIONS).flatMap((collection) =>
    content.entries(collection).flatMap((entry) => listHead(entry as Entry<HeadFields>, values)),
  );
  return [...heads.filter(({ isTitle }) => isTitle).flatMap(checkLength), ...checkUnique(heads)];
}

/** The fields from which a head follows: those under `meta`, or those of a course or of an entry with its own page. */
type HeadFields = {
  meta?: { title: string; fullTitle?: boolean; description: string };
  title?: string;
  searchTitle?: string;
  description?: string;
};

/** The title and the description of an entry, if it has a page. */
function listHead({ file, data }: Entry<HeadFields>, values: NameValues): HeadText[] {
  const { meta, title, searchTitle, description } = data;
  const fill = (text: string) => fillText(text, values);
  const identity = { name: String(values.name) };
  if (meta)
    return [
      {
        ...{ file, at: ["meta", "title"], isTitle: true, written: fill(meta.title) },
        shown: getFullTitle(identity, { ...meta, title: fill(meta.title) }),
      },
      {
        ...{ file, at: ["meta", "description"], isTitle: false },
        ...{ written: meta.description, shown: fill(meta.description) },
      },
    ];
  if (title === undefined || description === undefined) return [];
  return [
    {
      ...{ file, at: [searchTitle ? "searchTitle" : "title"], isTitle: true },
      written: fill(searchTitle ?? title),
      shown: getFullTitle(identity, { title: fill(getCourseTitle({ title, searchTitle })) }),
    },
    { file, at: ["description"], isTitle: false, written: description, shown: fill(description) },
  ];
}

function checkLength({ file, at, written, shown }: HeadText): Finding[] {
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
