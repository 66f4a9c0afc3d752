import { checkUnique, findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { getCourseTitle } from "#app/courses/course-metadata.ts";
import { getFullTitle } from "#app/seo/page-metadata.ts";
import type { ReadContent } from "./site-content.server.ts";

/** How many characters of a title a search result shows. */
const TITLE = { least: 10, most: 65 };

/** Title and description of a page as search results show them, with their place in the content. */
type Head = {
  file: ContentFile;
  /** Path of the fields. */
  at: PropertyKey[];
  /** Name of the field with the title, and what an editor has written there. */
  field: string;
  written: string;
  title: string;
  description: string;
};

/** Checks that each title fits into a search result with the academy's name, and that no two pages have the same head. */
export function checkHeads(read: ReadContent): Finding[] {
  if (!read.site.data) return [];
  const heads = listHeads(read, read.site.data.identity);
  return [
    ...heads.flatMap(checkLength),
    ...checkUnique(
      heads,
      ({ at, field }) => [...at, field],
      ({ title }) => title,
    ),
    ...checkUnique(
      heads,
      ({ at }) => [...at, "description"],
      ({ description }) => description,
    ),
  ];
}

function listHeads(
  { pages, promptGroups, catalogue, entries }: ReadContent,
  identity: Site["identity"],
): Head[] {
  const copies = [...Object.values(pages), ...promptGroups].flatMap(({ file, data }) => {
    if (!data || !("meta" in data)) return [];
    const { title: written, description } = data.meta;
    const title = getFullTitle(identity, data.meta);
    return [{ file, at: ["meta"], field: "title", written, title, description }];
  });
  const courses = catalogue.entries.map(({ file, data }) => ({
    ...{ file, at: [], field: data.searchTitle ? "searchTitle" : "title" },
    written: data.searchTitle ?? data.title,
    title: getFullTitle(identity, { title: getCourseTitle(data) }),
    description: data.description,
  }));
  const written = Object.values(entries)
    .flat()
    .map(({ file, data }) => ({
      ...{ file, at: [], field: "searchTitle", written: data.searchTitle },
      title: getFullTitle(identity, { title: data.searchTitle }),
      description: data.description,
    }));
  return [...copies, ...courses, ...written];
}

function checkLength({ file, at, field, written, title }: Head): Finding[] {
  if (title.length >= TITLE.least && title.length <= TITLE.most) return [];
  const added = title.length - written.length;
  const least = Math.max(TITLE.least - added, 1);
  const fix = `a search result shows ${TITLE.least}-${TITLE.most} characters: write ${least}-${TITLE.most - added}, since ${added > 0 ? `${added} are` : "nothing is"} added`;
  const found = `'${title}' (${title.length} characters)`;
  return [{ ...findingAt(file, [...at, field], undefined, fix), found }];
}
