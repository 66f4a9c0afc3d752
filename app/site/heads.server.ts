import { findingAt } from "#app/content/check-shape.server.ts";
import type { Content } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { fillText, type NameValues } from "#app/content/fill-copy.ts";
import type { Finding } from "#app/content/finding.ts";
import { getCourseTitle } from "#app/courses/course-metadata.ts";
import { getFullTitle } from "#app/seo/page-metadata.ts";
import { COLLECTIONS } from "./collections.server.ts";
import { SITE } from "./site-collection.server.ts";

/** How many characters of a title a search result shows. */
const TITLE = { least: 10, most: 65 };

/** Title and description of a page as search results show them, with their places in the content. */
type Head = {
  file: ContentFile;
  /** Path of the field with the title, and what an editor has written there. */
  at: PropertyKey[];
  written: string;
  title: string;
  description: string;
};

/** Checks that each title fits into a search result with the academy's name, and that no two pages have the same head. */
export function checkHeads(content: Content, values: NameValues): Finding[] {
  const [site] = content.entries(SITE);
  if (!site) return [];
  const heads = Object.values(COLLECTIONS).flatMap((collection) =>
    content
      .entries(collection)
      .flatMap(({ file, data }) => findHead(file, data as HeadFields, site.data.identity, values) ?? []),
  );
  return [
    ...heads.flatMap(checkLength),
    ...checkUnique(heads, "title", ({ at }) => at),
    ...checkUnique(heads, "description", ({ at }) => [...at.slice(0, -1), "description"]),
  ];
}

/** The fields of data from which a head follows: those under `meta`, or those of a course or entry. */
type HeadFields = {
  meta?: { title: string; fullTitle?: boolean; description: string };
  title?: string;
  searchTitle?: string;
  description?: string;
};

function findHead(
  file: ContentFile,
  { meta, title, searchTitle, description }: HeadFields,
  identity: { name: string },
  values: NameValues,
): Head | undefined {
  const fill = (text: string) => fillText(text, values);
  if (meta)
    return {
      ...{ file, at: ["meta", "title"], written: fill(meta.title) },
      title: getFullTitle(identity, { ...meta, title: fill(meta.title) }),
      description: fill(meta.description),
    };
  if (title === undefined || description === undefined) return undefined;
  return {
    ...{ file, at: [searchTitle ? "searchTitle" : "title"], written: fill(searchTitle ?? title) },
    title: getFullTitle(identity, { title: fill(getCourseTitle({ title, searchTitle })) }),
    description: fill(description),
  };
}

function checkLength({ file, at, written, title }: Head): Finding[] {
  if (title.length >= TITLE.least && title.length <= TITLE.most) return [];
  const added = title.length - written.length;
  const least = Math.max(TITLE.least - added, 1);
  const fix = `a search result shows ${TITLE.least}-${TITLE.most} characters: write ${least}-${TITLE.most - added}, since ${added > 0 ? `${added} are` : "nothing is"} added`;
  return [{ ...findingAt(file, at, undefined, fix), found: `'${title}' (${title.length} characters)` }];
}

function checkUnique(
  heads: Head[],
  name: "title" | "description",
  getPath: (head: Head) => PropertyKey[],
): Finding[] {
  const seen = new Map<string, string>();
  return heads.flatMap((head) => {
    const other = seen.get(head[name]);
    seen.set(head[name], head.file.file);
    return other
      ? findingAt(head.file, getPath(head), head[name], `${other} has the same: write another`)
      : [];
  });
}
