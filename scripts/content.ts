import { listUnprovenClaims } from "#app/content/claims-schema.server.ts";
import { ContentError, type ContentProblem, formatAnnotations } from "#app/content/content-problem.ts";
import { listReservedValues } from "#app/content/reserved-values.server.ts";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import { loadSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { readOptions } from "./command-options.ts";
import { watchFolder } from "./watched-folder.ts";

const formatCount = ({ courses }: SiteContent): string =>
  `${CONTENT_FOLDER}/ is complete and consistent: ${courses.length} courses.`;

/** How much content there is, and what its owner must still replace or prove. */
export function formatContent(content: SiteContent): string {
  const { site, past, notes } = content;
  const leftOut = past.map(
    ({ title, start }) => `Left out, since it has begun: the group of ${title} that started on ${start}.`,
  );
  const reserved = listReservedValues(site).map(({ field, value }) => `${field}: ${value}`);
  const proof = "Claims that only you can prove: change them, or write beside each in content/site.yaml";
  return [
    formatCount(content),
    ...leftOut,
    ...list("Worth a look; the site is built all the same", notes.map(formatNote)),
    ...list("Still placeholders, to be replaced in content/site.yaml before the site goes live", reserved),
    ...list(`${proof} 'asOf' and the day on which you found it true`, listUnprovenClaims(site)),
  ].join("\n");
}

const formatNote = ({ file, line, found, fix }: ContentProblem): string =>
  `${file}:${line} found ${found}; ${fix}`;

/** Says every fault of the content in its own words, on GitHub beside its line; any other error as it is. */
export function sayFault(error: unknown): void {
  const isFault = error instanceof ContentError;
  console.error(isFault ? error.message : error);
  if (isFault && process.env.GITHUB_ACTIONS) console.log(formatAnnotations(error.problems));
}

/** Reads the content and says what is wrong with it, or else what is to be said of it; whether nothing is wrong. */
function check(format: (content: SiteContent) => string): boolean {
  try {
    console.log(format(loadSiteContent(CONTENT_FOLDER)));
    return true;
  } catch (error) {
    sayFault(error);
    return false;
  }
}

if (import.meta.main) {
  const { values } = readOptions({ watch: { type: "boolean" } });
  if (values.watch) watchFolder(CONTENT_FOLDER, () => check(formatCount));
  else if (!check(formatContent)) process.exitCode = 1;
}

function list(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [`\n${title}:`, ...lines.map((line) => `  ${line}`)] : [];
}
