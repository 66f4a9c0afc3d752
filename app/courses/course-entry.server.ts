import { checkReference, checkShape, problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type ContentProblem, isFault, warn } from "#app/content/content-problem.ts";
import { type BodyNames, type Markdown, readMarkdown } from "#app/content/markdown.server.ts";
import { checkSources, type Publishers } from "#app/content/publishers.server.ts";
import { checkSlug, getSlug } from "#app/content/slug.server.ts";
import { listUndrawnLetters } from "#app/drawing/share-image.server.ts";
import { getWeekday } from "./cohort.ts";
import { getWeeks } from "./course.ts";
import { type CourseContract, type CourseFrontMatter, courseSchema } from "./course-schema.server.ts";
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
  { contract, publishers, mentors, names }: Surroundings,
): { entry?: CourseEntry; problems: ContentProblem[] } {
  if (file.problems.length > 0) return { problems: file.problems };
  const { data, problems } = checkShape(file, courseSchema);
  const body = readBody(file, names);
  const fixed = checkContract(file, contract, problems);
  const all = [...problems, ...checkSlug(file), ...body.problems, ...fixed];
  all.push(...checkFigures(file, publishers));
  if (!data) return { problems: all };
  // Run cross-field checks only while the fields that they read are valid.
  const facts = fixed.length > 0 ? fixed : checkFacts(file, data);
  all.push(
    ...(fixed.length > 0 ? [] : facts),
    ...(facts.length > 0 ? [] : checkSyllabus(file, data)),
    ...checkCohorts(file, data, mentors),
    ...checkLetters(file, data),
  );
  const isFaulty = all.some(isFault);
  const said = { ...file, data: undefined, body: "" };
  return { entry: { file: said, slug: getSlug(file), data, body, isFaulty }, problems: all };
}

/** The sources of the market figures, also in a file where another field has the wrong shape: all is said at once. */
function checkFigures(file: ContentFile, publishers: Publishers | undefined): ContentProblem[] {
  const { marketDemand } = (file.data ?? {}) as Record<string, unknown>;
  const figures = courseSchema.shape.marketDemand.safeParse(marketDemand).data ?? [];
  return checkSources(file, ["marketDemand"], figures, publishers);
}

/** A share image is drawn without its title rather than with a hole in it. */
function checkLetters(file: ContentFile, { title }: CourseFrontMatter): ContentProblem[] {
  const letters = listUndrawnLetters(title);
  if (letters.length === 0) return [];
  const fix = `the picture of a shared link is drawn without the title, as its font has no ${letters.join(" ")}: see whether the title can do without`;
  return [warn(problemAt(file, ["title"], title, fix))];
}

const MOST_OF_TITLE = 60;

const CHARACTERS_OF_BODY = { least: 900, most: 3000 };

/** The long description: within its length, and Markdown that may stand in a page. */
function readBody(file: ContentFile, names: BodyNames): Markdown {
  const { length } = file.body.trim();
  const { least, most } = CHARACTERS_OF_BODY;
  if (length >= least && length <= most) return readMarkdown(file, "longDescription", { names });
  const fix = `write a long description of ${least}-${most} characters under the fields`;
  const problem = problemAt(file, ["longDescription"], undefined, fix);
  return {
    html: "",
    links: [],
    headings: [],
    problems: [{ ...problem, line: file.bodyLine, found: `${length} characters` }],
  };
}

/** Rules over several fields of one course: two sessions a week, dates. */
function checkFacts(file: ContentFile, data: CourseFrontMatter): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const fault = (field: keyof CourseFrontMatter, fix: string) =>
    problems.push(problemAt(file, [field], data[field], fix));
  const { title, hours, sessions, published, modified } = data;
  const weeks = getWeeks(data);
  // Without a title for search results this one is held against their length, with the academy's name.
  if (data.searchTitle && title.length > MOST_OF_TITLE)
    fault("title", `write at most ${MOST_OF_TITLE} characters (now ${title.length})`);
  if (weeks && sessions !== 2 * weeks) fault("sessions", `two live sessions a week: write ${2 * weeks}`);
  if ((hours === 0) !== (weeks === undefined))
    fault("hours", "write 0 for an ongoing course, and only for one");
  if (modified < published) fault("modified", `write ${published} or a later day`);
  return problems;
}

/** Holds a course file against its row; fields that have a fault of their own already are left out. */
function checkContract(
  file: ContentFile,
  contract: CourseContract,
  faults: ContentProblem[],
): ContentProblem[] {
  const slug = getSlug(file);
  const data = (file.data ?? {}) as Record<string, unknown>;
  return Object.entries(Object.hasOwn(contract, slug) ? (contract[slug] ?? {}) : {})
    .filter(([field, value]) => field in data && data[field] !== value)
    .filter(([field]) => !faults.some((fault) => fault.field === field))
    .map(([field, value]) => problemAt(file, [field], data[field], `contract.yaml fixes it: write ${value}`));
}

/** Every course of the owner's table has its file. */
export const checkComplete = (
  file: ContentFile,
  slugs: readonly string[],
  contract: CourseContract,
): ContentProblem[] =>
  Object.keys(contract)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => {
      const fix = "write that file; if it was renamed or removed, let the owner change this line";
      return { ...problemAt(file, ["courses", slug], undefined, fix), found: `no file courses/${slug}.md` };
    });

/** Every fault of a course's cohorts: their first days, their days of the week and their mentors. */
function checkCohorts(
  file: ContentFile,
  data: CourseFrontMatter,
  mentors: string[] | undefined,
): ContentProblem[] {
  if (data.cohorts.length > 0 && getWeeks(data) === undefined) {
    const fix = "one joins an ongoing course when one likes: remove its cohorts";
    return [problemAt(file, ["cohorts"], `${data.cohorts.length} cohorts`, fix)];
  }
  return data.cohorts.flatMap(({ start, weekdays, mentor }, index) => {
    const problems: ContentProblem[] = [];
    const fault = (field: string, found: unknown, fix: string) =>
      problems.push(problemAt(file, ["cohorts", index, field], found, fix));
    if (weekdays[0] === weekdays[1]) fault("weekdays", weekdays.join(" and "), "write two different days");
    if (!weekdays.includes(getWeekday(start)))
      fault("start", start, `it is a ${getWeekday(start)}: write a ${weekdays.join(" or a ")}`);
    if (data.cohorts.findIndex((other) => other.start === start) < index)
      fault("start", start, "another cohort begins on that day: write another day");
    if (mentor !== undefined && mentors)
      problems.push(
        ...checkReference(file, ["cohorts", index, "mentor"], mentor, {
          noun: "mentor in site.yaml",
          known: mentors,
          otherwise: "add the name there",
        }),
      );
    return problems;
  });
}
