import { type ContentProblem, warn } from "#app/content/content-problem.ts";
import { checkVersions } from "#app/courses/catalogue.server.ts";
import type { ReadContent } from "./read-content.server.ts";
import { checkSearches } from "./search-check.server.ts";

/** What an editor may want to mend in content without a fault; none of it stops a build. */
export const listNotes = (
  { catalogue, toolkit, pages, searches: { file, data } }: ReadContent,
  today: string,
): ContentProblem[] =>
  [
    ...checkVersions(catalogue, today),
    ...(data
      ? checkSearches(file, data, catalogue, toolkit, pages["dev-toolkit"].data?.prompts.otherNames ?? [])
      : []),
  ].map(warn);
