import { checkPast } from "#app/content/check-day.server.ts";
import { checkShape, problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type ContentProblem, isFault, warn } from "#app/content/content-problem.ts";
import type { BodyNames, Markdown } from "#app/content/markdown.server.ts";
import { checkSources, type Publishers } from "#app/content/publishers.server.ts";
import { checkSlug, getSlug } from "#app/content/slug.server.ts";
import { listUndrawnLetters } from "#app/drawing/share-image.server.ts";
import { checkCohorts } from "./cohort-check.server.ts";
import { type CourseContract, checkContract } from "./course-contract.server.ts";
import { checkFacts, readBody } from "./course-file.server.ts";
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
  /** What a long description may name in braces. */
  names: BodyNames;
  /** ISO day of the build: a group that has begun before it is left out. */
  today: string;
  /** Whether drafts are shown, as in a preview. */
  showDrafts: boolean;
};

/** Reads the file of a course and says every fault that shows in it alone. */
export function readEntry(
  file: ContentFile,
  { contract, publishers, mentors, names, today }: Surroundings,
): { entry?: CourseEntry; problems: ContentProblem[] } {
  if (file.problems.length > 0) return { problems: file.problems };
  const { data, problems } = checkShape(file, courseSchema);
  const body = readBody(file, names);
  const fixed = checkContract(file, contract, problems);
  const all = [...problems, ...checkSlug(file), ...body.problems, ...fixed];
  // What can be read of the other fields is checked as well, so that all faults are said at once.
  if (!data) return { problems: [...all, ...checkReadable(file, publishers, today)] };
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
    ...checkLetters(file, data),
  );
  const isFaulty = all.some(isFault);
  const said = { ...file, data: undefined, body: "" };
  return { entry: { file: said, slug: getSlug(file), data, body, isFaulty }, problems: all };
}

/** Faults of single fields that have the right shape, in a file that has others. */
function checkReadable(
  file: ContentFile,
  publishers: Publishers | undefined,
  today: string,
): ContentProblem[] {
  const { marketDemand, published, modified } = courseSchema.shape;
  const fields = (file.data ?? {}) as Record<string, unknown>;
  const days = {
    published: published.safeParse(fields.published),
    modified: modified.safeParse(fields.modified),
  };
  return [
    ...Object.entries(days).flatMap(([field, { data }]) => checkPast(file, [field], data, today)),
    ...checkSources(
      file,
      ["marketDemand"],
      marketDemand.safeParse(fields.marketDemand).data ?? [],
      publishers,
    ),
  ];
}

/** A share image is drawn without its title rather than with a hole in it. */
function checkLetters(file: ContentFile, { title }: CourseFrontMatter): ContentProblem[] {
  const letters = listUndrawnLetters(title);
  if (letters.length === 0) return [];
  const fix = `the picture of a shared link is drawn without the title, as its font has no ${letters.join(" ")}: see whether the title can do without`;
  return [warn(problemAt(file, ["title"], title, fix))];
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
