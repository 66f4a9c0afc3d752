import { z } from "zod";
import { checkReference, findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { list, text } from "#app/content/fields.server.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import { NO_FILTER as ALL_COURSES, getMatcher, joinWords } from "#app/courses/course-filter.ts";
import {
  NO_FILTER as ALL_PROMPTS,
  getMatcher as getPromptMatcher,
  normalise,
} from "#app/toolkit/prompt-filter.ts";
import type { Toolkit } from "#app/toolkit/toolkit.ts";

/** The shape of `content/searches.yaml`: what visitors type, and what must be among the results. */
export const searchesSchema = z.array(
  z.strictObject({
    query: text("What a visitor types, such as 'DSA'.").max(40),
    courses: list("Courses that the catalogue finds, by the names of their files.", text()).default([]),
    prompts: list("Prompts that the toolkit finds, by their slugs.", text()).default([]),
  }),
);

type Searches = z.output<typeof searchesSchema>;

type Search = {
  /** What is searched, in an editor's word. */
  noun: string;
  /** The fields that are searched, in an editor's words. */
  fields: string;
  /** The slugs that can be found today. */
  shown: string[];
  /** All slugs. */
  known: string[];
  find: (query: string) => string[];
};

/** Finds every search of the list that does not find its course or prompt. */
export function checkSearches(
  file: ContentFile,
  searches: Searches,
  catalogue: Pick<Catalogue, "courses" | "slugs">,
  toolkit: Pick<Toolkit, "groups">,
): Finding[] {
  const searched = { courses: searchCourses(catalogue), prompts: searchPrompts(toolkit) };
  return searches.flatMap((search, index) =>
    (["courses", "prompts"] as const).flatMap((kind) => {
      const { noun, fields, shown, known, find } = searched[kind];
      const found = find(search.query);
      return search[kind].flatMap((slug, place) => {
        const at = [index, kind, place];
        if (found.includes(slug)) return [];
        // A draft or a retired course is known and cannot be found.
        if (!shown.includes(slug))
          return checkReference(file, at, slug, { noun, known, otherwise: "remove it" });
        const fix = `'${search.query}' does not find it: write that in its ${fields}, or remove it here`;
        return [findingAt(file, at, slug, fix)];
      });
    }),
  );
}

/** The catalogue, searched as on its page. */
function searchCourses({ courses, slugs }: Pick<Catalogue, "courses" | "slugs">): Search {
  const rows = courses.map((course) => ({ ...course, text: joinWords(course.title, course.description) }));
  return {
    noun: "course",
    fields: "title or description",
    shown: rows.map(({ slug }) => slug),
    known: slugs,
    find: (search) => rows.filter(getMatcher({ ...ALL_COURSES, search })).map(({ slug }) => slug),
  };
}

/** The toolkit, searched as on its page, but only in what a closed row shows. */
function searchPrompts({ groups }: Pick<Toolkit, "groups">): Search {
  const rows = groups.flatMap(({ prompts }) =>
    prompts.map(({ slug, title, when, level }) => ({ slug, level, words: normalise(`${title} ${when}`) })),
  );
  const slugs = rows.map(({ slug }) => slug);
  return {
    noun: "prompt",
    fields: "title or situation (when)",
    shown: slugs,
    known: slugs,
    find: (search) => rows.filter(getPromptMatcher({ ...ALL_PROMPTS, search })).map(({ slug }) => slug),
  };
}
