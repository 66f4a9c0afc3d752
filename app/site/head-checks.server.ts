import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { getCourseTitle } from "#app/courses/course-metadata.ts";
import { getFullTitle } from "#app/seo/page-metadata.ts";
import type { ReadContent } from "./read-content.server.ts";

/** Characters that a search result shows of a title. */
const TITLE = { least: 10, most: 65 };

/** So many titles are not each too long by themselves. */
const MANY = 3;

/** What the head of a page says, and where an editor has written it. */
type Head = {
  file: ContentFile;
  at: PropertyKey[];
  title: string;
  /** What of the title an editor has written. */
  written: string;
  /** The field that holds the title, where it has another name. */
  titleField?: string;
  isFull: boolean;
  description: string;
};

/** Titles fit into a search result together with the academy's name, and no two pages have the same head. */
export function checkHeads(read: ReadContent): ContentProblem[] {
  const { data } = read.site;
  if (!data) return [];
  const heads = listHeads(read).map((head) => {
    const full = getFullTitle(data.identity, { title: head.title, fullTitle: head.isFull });
    return { ...head, full };
  });
  return [
    ...(checkName(read.site.file, data.identity.name, heads) ?? heads.flatMap((head) => checkLength(head))),
    ...checkUnique(
      heads,
      ({ titleField = "title" }) => titleField,
      ({ full }) => full,
    ),
    ...checkUnique(
      heads,
      () => "description",
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

/** When the academy's name makes the titles of many pages too long, the name is the fault. */
function checkName(
  file: ContentFile,
  name: string,
  heads: (Head & { full: string })[],
): ContentProblem[] | undefined {
  const excess = heads.flatMap(({ full }) => (full.length > TITLE.most ? [full.length - TITLE.most] : []));
  const most = name.length - Math.max(0, ...excess);
  if (excess.length < MANY || most < 1) return undefined;
  const fix = `with it ${excess.length} titles are longer than a search result shows: write at most ${most} characters`;
  return [problemAt(file, ["identity", "name"], name, fix)];
}

function checkLength({
  file,
  at,
  written,
  titleField = "title",
  full,
}: Head & { full: string }): ContentProblem[] {
  if (full.length >= TITLE.least && full.length <= TITLE.most) return [];
  const rest = full.length - written.length;
  const fix = `a search result shows ${TITLE.least}-${TITLE.most} characters: write ${TITLE.least - rest > 0 ? TITLE.least - rest : 1}-${TITLE.most - rest}, since${rest > 0 ? ` ${rest} are added` : " nothing is added"}`;
  return [
    {
      ...problemAt(file, [...at, titleField], undefined, fix),
      found: `'${full}' (${full.length} characters)`,
    },
  ];
}

function checkUnique(
  heads: (Head & { full: string })[],
  getField: (head: Head) => string,
  getText: (head: Head & { full: string }) => string,
): ContentProblem[] {
  const seen = new Map<string, string>();
  return heads.flatMap((head) => {
    const text = getText(head);
    const other = seen.get(text);
    seen.set(text, head.file.file);
    if (!other || other === head.file.file) return [];
    return [problemAt(head.file, [...head.at, getField(head)], text, `${other} has the same: write another`)];
  });
}
