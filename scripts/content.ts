import { listUnprovenClaims } from "#app/content/claims-schema.server.ts";
import { ContentError, formatAnnotations } from "#app/content/content-problem.ts";
import { listReservedValues } from "#app/content/reserved-values.server.ts";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import { loadSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { watchFolder } from "./watched-folder.ts";

const sayCount = ({ courses }: SiteContent): void =>
  console.log(`${CONTENT_FOLDER}/ is complete and consistent: ${courses.length} courses.`);

/** Says how much content there is, and lists what its owner must still replace or prove. */
export function sayContent(content: SiteContent): void {
  sayCount(content);
  const { site, past } = content;
  for (const { title, start } of past)
    console.log(`Left out, since it has begun: the group of ${title} that started on ${start}.`);
  const reserved = listReservedValues(site).map(({ field, value }) => `${field}: ${value}`);
  list("Still placeholders, to be replaced in content/site.yaml before the site goes live", reserved);
  const proof = "Claims that only you can prove: change them, or write beside each in content/site.yaml";
  list(`${proof} 'asOf' and the day on which you found it true`, listUnprovenClaims(site));
}

/** Says every fault of the content in its own words, on GitHub beside its line; any other error as it is. */
export function sayFault(error: unknown): void {
  const isFault = error instanceof ContentError;
  console.error(isFault ? error.message : error);
  if (isFault && process.env.GITHUB_ACTIONS) console.log(formatAnnotations(error.problems));
}

/** Reads the content and says what is wrong with it, or else what is to be said of it; whether nothing is wrong. */
function check(say: (content: SiteContent) => void): boolean {
  try {
    say(loadSiteContent(CONTENT_FOLDER));
    return true;
  } catch (error) {
    sayFault(error);
    return false;
  }
}

if (import.meta.main) {
  if (process.argv.includes("--watch")) watchFolder(CONTENT_FOLDER, () => check(sayCount));
  else if (!check(sayContent)) process.exitCode = 1;
}

function list(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join("\n")}`);
}
