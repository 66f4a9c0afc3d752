import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type ContentProblem, isFault, warn } from "#app/content/content-problem.ts";
import { markDraft } from "#app/content/draft.ts";
import { getSlug } from "#app/content/slug.server.ts";
import { describeCover } from "#app/drawing/covers/arrangements.ts";
import { formatStart } from "./cohort.ts";
import type { Course } from "./course.ts";
import { type CourseEntry, readEntry, type Surroundings } from "./course-entry.server.ts";
import { findCoverPath } from "./cover-path.ts";
import { checkInstead } from "./readiness-check.server.ts";
import { listRecentChanges } from "./recent-changes.ts";

/** The courses in catalogue order, the slugs of all files, and every fault found in them. */
export type Catalogue = {
  /** The courses that are offered. */
  courses: Course[];
  /** The courses that are no longer offered: their pages say where to go. */
  retired: Course[];
  /** Every course file that could be read. */
  entries: CourseEntry[];
  /** Slugs of all files, whether or not they have faults, and of the owner's table. */
  slugs: string[];
  /** Slugs of the files alone. */
  written: string[];
  /** Whether no course is missing and none has a fault: only then all of them together prove something. */
  isWhole: boolean;
  /** Slugs of what is not published yet. */
  drafts: string[];
  /** Groups that are left out because they have begun. */
  past: { title: string; start: string }[];
  problems: ContentProblem[];
};

/** Reads the catalogue from the parsed files of `content/courses`, and checks them against each other and the contract. */
export function readCatalogue(files: Iterable<ContentFile>, surroundings: Surroundings): Catalogue {
  const { contract, today, showDrafts } = surroundings;
  const read = Array.from(files, (file) => ({ slug: getSlug(file), ...readEntry(file, surroundings) }));
  const written = read.map(({ slug }) => slug);
  // A course whose file is gone is one fault; what names it is right.
  const slugs = [...new Set([...written, ...Object.keys(contract)])];
  const entries = read.flatMap(({ entry }) => entry ?? []);
  const problems = [
    ...read.flatMap(({ problems }) => problems),
    ...checkUnique(entries, "id"),
    ...checkUnique(entries, "order"),
    ...checkFigures(entries),
    ...checkInstead(entries, slugs),
  ];
  const known = new Set(slugs);
  const courses = entries
    .filter(({ data }) => showDrafts || !data.draft)
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => toCourse(entry, known, today));
  const isRetired = ({ retired }: Course) => retired !== undefined && retired <= today;
  return {
    courses: courses.filter((course) => !isRetired(course)),
    retired: courses.filter(isRetired),
    entries,
    slugs,
    written,
    isWhole: !problems.some(isFault) && slugs.length === written.length,
    drafts: entries.filter(({ data }) => data.draft).map(({ slug }) => slug),
    past: entries.flatMap(({ data }) =>
      data.cohorts.filter(({ start }) => start < today).map(({ start }) => ({ title: data.title, start })),
    ),
    problems,
  };
}

/** The course of a slug, or undefined. */
export const getCourseBySlug = (slug: string | undefined, courses: Course[]): Course | undefined =>
  courses.find((course) => course.slug === slug);

function toCourse(
  { slug, data: { order: _, draft, ...data }, body }: CourseEntry,
  known: ReadonlySet<string>,
  today: string,
): Course {
  const cohorts = data.cohorts
    .filter(({ start }) => start >= today)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return {
    ...data,
    title: draft ? markDraft(data.title) : data.title,
    slug,
    cohorts,
    changes: listRecentChanges(data.changes, today),
    ...(cohorts[0] ? { nextStart: formatStart(cohorts[0]) } : {}),
    longDescription: body.html,
    image: findCoverPath(slug, known),
    imageAlt: describeCover(data),
  };
}

function checkUnique(entries: CourseEntry[], field: "id" | "order"): ContentProblem[] {
  const seen = new Map<string | number, string>();
  return entries.flatMap(({ file, data }) => {
    const value = data[field];
    const other = seen.get(value);
    seen.set(value, file.file);
    return other ? [problemAt(file, [field], value, `${other} has the same: write another`)] : [];
  });
}

/** The draft of a course has the market figures of another one, which are to be replaced. */
function checkFigures(entries: CourseEntry[]): ContentProblem[] {
  const seen = new Map<string, CourseEntry>();
  return entries
    .filter(({ data }) => !data.draft)
    .toSorted((a, b) => a.data.order - b.data.order)
    .flatMap((entry) => {
      const figures = JSON.stringify(entry.data.marketDemand);
      const other = seen.get(figures);
      seen.set(figures, other ?? entry);
      if (!other) return [];
      const fix = `they are those of ${other.file.file}: write figures of this course's market`;
      return warn({ ...problemAt(entry.file, ["marketDemand"], undefined, fix), found: "three figures" });
    });
}
