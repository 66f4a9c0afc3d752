import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import type { Searches } from "#app/content/searches-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import { NO_FILTER as ALL_COURSES, getMatcher, joinWords } from "#app/courses/course-filter.ts";
import { NO_FILTER as ALL_PROMPTS, matchPrompts, normalise } from "#app/toolkit/prompt-filter.ts";
import type { Toolkit } from "#app/toolkit/toolkit.ts";

type Found = {
  shown: string[];
  known: string[];
  /** What the search reads, in an editor's words. */
  reads: string;
  find: (query: string) => string[];
};

/** Says every search of the list that does not find its course or its prompt. */
export function checkSearches(
  file: ContentFile,
  searches: Searches,
  catalogue: Pick<Catalogue, "courses" | "slugs">,
  toolkit: Pick<Toolkit, "groups">,
  otherNames: string[][],
): ContentProblem[] {
  const parts = { courses: searchCourses(catalogue), prompts: searchPrompts(toolkit, otherNames) };
  return searches.flatMap((search, index) =>
    (["courses", "prompts"] as const).flatMap((part) => {
      const found = parts[part].find(search.query);
      return search[part].flatMap((slug, place) => {
        const fix = advise(search.query, slug, found, parts[part]);
        return fix ? [problemAt(file, [index, part, place], slug, fix)] : [];
      });
    }),
  );
}

/** What to do about an entry that is not found; nothing for one that is not shown at present. */
function advise(
  query: string,
  slug: string,
  found: string[],
  { shown, known, reads }: Found,
): string | undefined {
  if (found.includes(slug)) return undefined;
  if (shown.includes(slug))
    return `'${query}' does not find it: write that in its ${reads}, or remove it here`;
  if (known.includes(slug)) return undefined;
  const near = nearest(slug, known);
  return `there is none of that name: ${near ? `write ${near}` : "remove it"}`;
}

/** The catalogue, searched as on its page. */
function searchCourses({ courses, slugs }: Pick<Catalogue, "courses" | "slugs">): Found {
  const rows = courses.map((course) => ({ ...course, text: joinWords(course.title, course.description) }));
  return {
    shown: rows.map(({ slug }) => slug),
    known: slugs,
    reads: "title or description",
    find: (search) => rows.filter(getMatcher({ ...ALL_COURSES, search })).map(({ slug }) => slug),
  };
}

/** The toolkit, searched as on its page, but only in what a closed row shows. */
function searchPrompts({ groups }: Pick<Toolkit, "groups">, otherNames: string[][]): Found {
  const rows = groups.flatMap(({ prompts }) =>
    prompts.map(({ slug, title, when, level }) => ({ slug, level, words: normalise(`${title} ${when}`) })),
  );
  const slugs = rows.map(({ slug }) => slug);
  return {
    shown: slugs,
    known: slugs,
    reads: "title or situation (when)",
    find: (search) => [...matchPrompts(rows, { ...ALL_PROMPTS, search }, otherNames)].map(({ slug }) => slug),
  };
}
