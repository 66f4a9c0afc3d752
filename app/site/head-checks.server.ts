import { checkUnique, findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { getCourseTitle } from "#app/courses/course-metadata.ts";
import { getFullTitle } from "#app/seo/page-metadata.ts";
import type { ReadContent } from "./read-content.server.ts";

/** How many characters of a title a search result shows. */
const TITLE = { least: 10, most: 65 };

/** Title and description of a page, with their place in the content. */
type Head = {
  file: ContentFile;
  at: PropertyKey[];
  title: string;
  /** The part of the title that an editor has written. */
  written: string;
  /** The field of the title, if it is not `title`. */
  titleField?: string;
  isFull: boolean;
  description: string;
};

/** Checks that each title fits into a search result with the academy's name, and that no two pages have the same head. */
export function checkHeads(read: ReadContent): Finding[] {
  const { data } = read.site;
  if (!data) return [];
  const heads = listHeads(read).map((head) => {
    const full = getFullTitle(data.identity, { title: head.title, fullTitle: head.isFull });
    return { ...head, full };
  });
  return [
    ...heads.flatMap((head) => checkLength(head)),
    ...checkUnique(
      heads,
      ({ at, titleField = "title" }) => [...at, titleField],
      ({ full }) => full,
    ),
    ...checkUnique(
      heads,
      ({ at }) => [...at, "description"],
      ({ description }) => description,
    ),
  ];
}

function listHeads({ pages, promptGroups, catalogue, entries }: ReadContent): Head[] {
  const copies = [...Object.values(pages), ...promptGroups].flatMap(({ file, data }) => {
    if (!data || !("meta" in data)) return [];
    const { title, description, fullTitle = false } = data.meta;
    return [{ file, at: ["meta"], title, written: title, isFull: fullTitle, description }];
  });
  const courses = catalogue.entries.map(({ file, data }) => ({
    ...{ file, at: [], isFull: false },
    ...{
      title: getCourseTitle(data),
      written: data.searchTitle ?? data.title,
      description: data.description,
    },
    ...(data.searchTitle ? { titleField: "searchTitle" } : {}),
  }));
  const written = Object.values(entries)
    .flat()
    .map(({ file, data }) => ({
      ...{ file, at: [], isFull: false, titleField: "searchTitle" },
      ...{ title: data.searchTitle, written: data.searchTitle, description: data.description },
    }));
  return [...copies, ...courses, ...written];
}

function checkLength({ file, at, written, titleField = "title", full }: Head & { full: string }): Finding[] {
  if (full.length >= TITLE.least && full.length <= TITLE.most) return [];
  const rest = full.length - written.length;
  const fix = `a search result shows ${TITLE.least}-${TITLE.most} characters: write ${TITLE.least - rest > 0 ? TITLE.least - rest : 1}-${TITLE.most - rest}, since${rest > 0 ? ` ${rest} are added` : " nothing is added"}`;
  return [
    {
      ...findingAt(file, [...at, titleField], undefined, fix),
      found: `'${full}' (${full.length} characters)`,
    },
  ];
}
