import { CONTENT_FOLDER, getSettings } from "#app/academy/settings.server.ts";
import { type ContentError, type Finding, formatAnnotations, formatFindings } from "#app/content/finding.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { formatCount } from "#app/text/count.ts";

/** The last line: the content is right, and how much there is. */
function formatVerdict({ courses, drafts, warnings }: SiteContent): string {
  const counts = [
    formatCount(courses.length, "course"),
    ...(drafts.length > 0 ? [formatCount(drafts.length, "draft")] : []),
    ...(warnings.length > 0 ? [formatCount(warnings.length, "warning")] : []),
  ];
  return `${CONTENT_FOLDER}/ is complete and consistent: ${counts.join(", ")}.`;
}

/** What is left out, not published or left for the owner, then the verdict: the last lines are seen first. */
export function formatContent(content: SiteContent): string {
  const { begun, drafts, owners } = content;
  return [
    ...begun.map(
      ({ file, line, found }) => `Left out, since it has begun: the group of ${found} (${file}:${line}).`,
    ),
    ...drafts.map(
      ({ file, line, title, lacking }) =>
        `Draft: ${title} (${file}:${line}), ${lacking.length > 0 ? `${formatCount(lacking.length, "text")} still to write: ${[...new Set(lacking)].join(", ")}` : "ready: remove its draft line"}.`,
    ),
    ...(owners.length > 0
      ? [
          `For the owner: ${formatCount(owners.length, "value or claim", "values and claims")} to confirm; npm run content -- --owner lists them.`,
        ]
      : []),
    formatVerdict(content),
  ].join("\n");
}

/** The values and claims that the owner must confirm, each with its line. */
export const formatOwners = ({ owners }: SiteContent): string =>
  owners.length === 0
    ? "Nothing is left for the owner."
    : [
        "Only you can confirm these. Write the real value or change the claim, then write 'asOf' next to it with the day on which you found it true:",
        ...owners.map(({ file, line, text }) => `  ${file}:${line} ${text}`),
      ].join("\n");

/** Prints an error, without a stack trace if content, a setting or the file system causes it: the system names the file. */
export function printError(error: unknown): void {
  if (isNamed<ContentError>(error, "ContentError")) {
    console.error(error.message);
    annotate(error.faults);
  } else console.error(isNamed(error, "SettingError") || isSystemError(error) ? error.message : error);
}

/** Compares names, because the class in the bundle of a build fails `instanceof`. */
const isNamed = <E extends Error>(error: unknown, name: string): error is E =>
  error instanceof Error && error.name === name;

const isSystemError = (error: unknown): error is Error => error instanceof Error && "syscall" in error;

/** Shows findings next to their lines in a pull request on GitHub. */
function annotate(findings: Finding[]): void {
  if (getSettings().GITHUB_ACTIONS && findings.length > 0) console.log(formatAnnotations(findings));
}

/** Prints warnings, then the rest by `formatContent`. */
export function printContent(content: SiteContent): void {
  const { warnings } = content;
  if (warnings.length > 0) console.log(`${formatFindings(warnings)}\n`);
  annotate(warnings);
  console.log(formatContent(content));
}
