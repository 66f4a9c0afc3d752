import { checkShape, problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { checkSources, type Publishers } from "#app/content/publishers.server.ts";
import { describeCover } from "#app/drawing/covers/arrangements.ts";
import { formatStart } from "./cohort.ts";
import { checkCohorts } from "./cohort-check.server.ts";
import type { Course } from "./course.ts";
import { type CourseContract, checkComplete, checkContract } from "./course-contract.server.ts";
import { checkFacts, checkSlug, getSlug, readBody } from "./course-file.server.ts";
import type { CourseFrontMatter } from "./course-schema.server.ts";
import { courseSchema } from "./course-schema.server.ts";
import { findCoverPath } from "./cover-path.ts";
import { checkSyllabus } from "./syllabus-check.server.ts";

/** The courses in catalogue order, the slugs of all files, and every fault found in them. */
export type Catalogue = {
  courses: Course[];
  slugs: string[];
  /** Groups that are left out because they have begun. */
  past: { title: string; start: string }[];
  problems: ContentProblem[];
};

/** What the courses are checked against beside each other. */
export type Surroundings = {
  contract: CourseContract;
  publishers: Publishers;
  /** Names of the mentors. */
  mentors: string[];
  /** ISO day of the build: a group that has begun before it is left out. */
  today: string;
};

/** Reads the catalogue from the parsed files of `content/courses`, and checks them against each other and the contract. */
export function readCatalogue(
  files: ContentFile[],
  { contract, publishers, mentors, today }: Surroundings,
): Catalogue {
  const slugs = files.map(getSlug);
  const problems: ContentProblem[] = [];
  const entries: { file: ContentFile; data: CourseFrontMatter; slug: string; description: string }[] = [];
  for (const file of files) {
    const checked = checkShape(file, courseSchema);
    const body = readBody(file);
    problems.push(...checked.problems, ...checkSlug(file), ...body.problems);
    problems.push(...checkContract(file, contract, checked.problems));
    if (!checked.data) continue;
    problems.push(...checkFacts(file, checked.data), ...checkSyllabus(file, checked.data));
    problems.push(...checkCohorts(file, checked.data, mentors));
    problems.push(...checkSources(file, ["marketDemand"], checked.data.marketDemand, publishers));
    entries.push({ file, data: checked.data, slug: getSlug(file), description: body.html });
  }
  problems.push(
    ...checkUnique(entries, "id"),
    ...checkUnique(entries, "order"),
    ...checkUnique(entries, "title"),
    ...checkComplete(slugs, contract),
  );
  const known = new Set(slugs);
  const courses = entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ data, slug, description }) => toCourse(slug, data, description, known, today));
  const past = entries.flatMap(({ data }) =>
    data.cohorts.filter(({ start }) => start < today).map(({ start }) => ({ title: data.title, start })),
  );
  return { courses, slugs, past, problems };
}

/** The course of a slug, or undefined. */
export const getCourseBySlug = (slug: string | undefined, courses: Course[]): Course | undefined =>
  courses.find((course) => course.slug === slug);

function toCourse(
  slug: string,
  { order: _, ...data }: CourseFrontMatter,
  longDescription: string,
  known: ReadonlySet<string>,
  today: string,
): Course {
  const cohorts = data.cohorts
    .filter(({ start }) => start >= today)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return {
    ...data,
    slug,
    cohorts,
    ...(cohorts[0] ? { nextStart: formatStart(cohorts[0]) } : {}),
    longDescription,
    image: findCoverPath(slug, known),
    imageAlt: describeCover(data),
  };
}

function checkUnique(
  entries: { file: ContentFile; data: CourseFrontMatter }[],
  field: "id" | "order" | "title",
): ContentProblem[] {
  const seen = new Map<string | number, string>();
  return entries.flatMap(({ file, data }) => {
    const value = data[field];
    const other = seen.get(value);
    seen.set(value, file.file);
    return other ? [problemAt(file, [field], value, `${other} has the same: write another`)] : [];
  });
}
