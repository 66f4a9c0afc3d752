import { text } from "#app/content/fields.server.ts";
import type { ArticlePage } from "#app/page-model/article-page.server.ts";

/** The fields of an article whose files can be downloaded. */
export const downloadFields = {
  prepare: text(
    "The command that makes the data of the tests, such as 'python3 make_export.py'; its README names it.",
  ).optional(),
  needs: text(
    "What its programs need, such as 'Python 3.11 or later and Git'; left out where that is only the language of the tests.",
  ).optional(),
};

/** The name of a file of tests; its language has to be one that the README knows how to run. */
export const testsFile = (meaning: string) =>
  text(meaning).regex(/\.(py|mjs|java)$/, { error: "name a file that ends with .py, .mjs or .java" });

/** What the archive of an article is made from. */
export type Archive = ArticlePage & {
  needs?: string | undefined;
  prepare?: string | undefined;
  /** Its one folder. */
  folder: string;
  /** The file of tests. */
  tests: string;
  /** What the page of the article has, in the words of its README. */
  shows: string;
  /** Whether its README names the licence. */
  isLicensed: boolean;
};
