import { checkPast } from "#app/content/check-day.server.ts";
import { checkShape, problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import type { Markdown } from "#app/content/markdown.server.ts";
import { checkSources, type Publishers } from "#app/content/publishers.server.ts";
import { checkCohorts } from "./cohort-check.server.ts";
import { type CourseContract, checkContract } from "./course-contract.server.ts";
import { checkFacts, checkSlug, getSlug, readBody } from "./course-file.server.ts";
import { type CourseFrontMatter, courseSchema } from "./course-schema.server.ts";
import { checkSyllabus } from "./syllabus-check.server.ts";

/** A course file whose fields have the right shape. */
export type CourseEntry = {
  /** Names and lines for faults; what it said is in `data` and `body`. */
  file: ContentFile;
  slug: string;
  data: CourseFrontMatter;
  body: Markdown;
  /** Whether it has a fault of its own, so that nothing is held against it. */
  isFaulty: boolean;
};

/** What the courses are checked against beside each other. */
export type Surroundings = {
  contract: CourseContract;
  /** Undefined where they have a fault of their own. */
  publishers: Publishers | undefined;
  /** Names of the mentors; undefined where their file has a fault. */
  mentors: string[] | undefined;
  /** ISO day of the build: a group that has begun before it is left out. */
  today: string;
  /** Whether drafts are shown, as in a preview. */
  showDrafts: boolean;
};

/** Reads the file of a course and says every fault that shows in it alone. */
export function readEntry(
  file: ContentFile,
  { contract, publishers, mentors, today }: Surroundings,
): { entry?: CourseEntry; problems: ContentProblem[] } {
  if (file.problems.length > 0) return { problems: file.problems };
  const { data, problems } = checkShape(file, courseSchema);
  const body = readBody(file);
  const fixed = checkContract(file, contract, problems);
  const all = [...problems, ...checkSlug(file), ...body.problems, ...fixed];
  if (!data) return { problems: all };
  // What is wrong by itself is not held against the rest.
  const facts = fixed.length > 0 ? fixed : checkFacts(file, data);
  all.push(
    ...(fixed.length > 0 ? [] : facts),
    ...(facts.length > 0 ? [] : checkSyllabus(file, data)),
    ...checkPast(file, ["published"], data.published, today),
    ...checkPast(file, ["modified"], data.modified, today),
    ...checkNews(file, data, today),
    ...checkCohorts(file, data, mentors),
    ...checkSources(file, ["marketDemand"], data.marketDemand, publishers),
  );
  const isFaulty = all.length > 0;
  const said = { ...file, data: undefined, body: "" };
  return { entry: { file: said, slug: getSlug(file), data, body, isFaulty }, problems: all };
}

/** Nothing has been changed or checked in a time to come. */
function checkNews(
  file: ContentFile,
  { changes, taughtWith }: CourseFrontMatter,
  today: string,
): ContentProblem[] {
  const days = changes.flatMap(({ date }, index) => checkPast(file, ["changes", index, "date"], date, today));
  if (!taughtWith) return days;
  const at = ["taughtWith", "checked"];
  const month = checkPast(file, at, `${taughtWith.checked}-01`, today).map(() => {
    const fix = `it lies in the future: write ${today.slice(0, 7)} or an earlier month`;
    return problemAt(file, at, taughtWith.checked, fix);
  });
  return [...days, ...month];
}
