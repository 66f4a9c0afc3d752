import {
  type ContentError,
  type ContentProblem,
  formatAnnotations,
  formatProblems,
} from "#app/content/content-problem.ts";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import type { OwnersTask } from "#app/site/owners-tasks.server.ts";
import { loadSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { readOptions } from "./command-options.ts";
import { listGoneCourses } from "./gone-courses.ts";
import { watchFolder } from "./watched-folder.ts";

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Whether all is right, and how much there is. */
function formatAnswer({ courses, drafts, warnings }: SiteContent): string {
  const counts = [
    count(courses.length, "course"),
    ...(drafts.length > 0 ? [count(drafts.length, "draft")] : []),
    ...(warnings.length > 0 ? [count(warnings.length, "warning")] : []),
  ];
  return `${CONTENT_FOLDER}/ is complete and consistent: ${counts.join(", ")}.`;
}

/** What is left out, not yet published, or the owner's to settle; the answer comes last, where it is seen. */
export function formatContent(content: SiteContent): string {
  const { past, drafts, owners } = content;
  const placeholders = owners.filter(({ kind }) => kind === "placeholder").length;
  const claims = owners.length - placeholders;
  return [
    ...past.map(
      ({ title, start }) => `Left out, since it has begun: the group of ${title} that started on ${start}.`,
    ),
    ...drafts.map(
      ({ file, line, title, lacking }) =>
        `Draft: ${title} (${file}:${line}), ${lacking.length > 0 ? `${count(lacking.length, "text")} still to write: ${[...new Set(lacking)].join(", ")}` : "ready: remove its line draft"}.`,
    ),
    ...(owners.length > 0
      ? [
          `For the owner: ${count(placeholders, "placeholder")} and ${count(claims, "unproven claim")}; npm run content -- --owner lists them.`,
        ]
      : []),
    formatAnswer(content),
  ].join("\n");
}

/** What its owner must still replace or prove, each with its line. */
export function formatOwners({ owners }: SiteContent): string {
  const list = (title: string, wanted: OwnersTask["kind"]) => {
    const tasks = owners.filter(({ kind }) => kind === wanted);
    return tasks.length > 0
      ? [`${title}:`, ...tasks.map(({ file, line, text }) => `  ${file}:${line} ${text}`)]
      : [];
  };
  const lines = [
    ...list("Placeholders: write the real values before the site goes live", "placeholder"),
    ...list(
      "Claims that only you can prove: change each, or write beside it 'asOf' and the day on which you found it true",
      "claim",
    ),
  ];
  return lines.length > 0 ? lines.join("\n") : "Nothing is left for the owner.";
}

/** Says every fault of the content in its own words, on GitHub beside its line; any other error as it is. */
export function sayFault(error: unknown): void {
  const isFault = isContentError(error);
  console.error(isFault ? error.message : error);
  if (isFault) annotate(error.problems);
}

/** By its name: what a build loads has a class of its own. */
const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === "ContentError";

/** Shows problems beside their lines on GitHub. */
function annotate(problems: ContentProblem[]): void {
  if (process.env.GITHUB_ACTIONS && problems.length > 0) console.log(formatAnnotations(problems));
}

/** Says what may be wrong, and keeps nothing from being done. */
function sayWarnings({ warnings }: SiteContent): void {
  if (warnings.length > 0) console.log(`${formatProblems(warnings)}\n`);
  annotate(warnings);
}

/** Reads the content and says what is wrong with it, or else what is to be said of it; whether nothing is wrong. */
function check(say: (content: SiteContent) => void): boolean {
  try {
    const content = loadSiteContent(CONTENT_FOLDER);
    const gone = listGoneCourses(CONTENT_FOLDER, content.redirects);
    say({ ...content, warnings: [...content.warnings, ...gone] });
    return true;
  } catch (error) {
    sayFault(error);
    return false;
  }
}

/** The whole answer: warnings, what is to be known, and whether all is right. */
function sayContent(content: SiteContent): void {
  sayWarnings(content);
  console.log(formatContent(content));
}

if (import.meta.main) {
  const { values } = readOptions({
    watch: { type: "boolean" },
    owner: { type: "boolean" },
    run: { type: "boolean" },
  });
  if (values.watch) watchFolder(CONTENT_FOLDER, () => check(sayContent));
  else if (!check(values.owner ? (content) => console.log(formatOwners(content)) : sayContent))
    process.exitCode = 1;
  else if (values.run) {
    const { runMaterial } = await import("./material/run-material.ts");
    await runMaterial(CONTENT_FOLDER).then(console.log, (error: unknown) => {
      sayFault(error);
      process.exitCode = 1;
    });
  }
}
