import { checkReference, checkUnique, findingAt } from "#app/content/check-shape.server.ts";
import type { Entry } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { getDraftTitle } from "#app/content/fields.server.ts";
import { asWarning, type Finding, isFault } from "#app/content/finding.ts";
import { getSlug } from "#app/content/slug.server.ts";
import { describeCover } from "#app/drawing/covers/arrangements.ts";
import { formatStart } from "./cohort.ts";
import { type Course, findCoverPath, listRecentChanges } from "./course.ts";
import { type CourseContext, type CourseEntry, readEntry } from "./course-file.server.ts";
import type { CourseContract } from "./course-schema.server.ts";

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
  findings: Finding[];
};

/** Reads the catalogue from the parsed files of `content/courses`, and checks them against each other and the contract. */
export function readCatalogue(files: Iterable<ContentFile>, context: CourseContext): Catalogue {
  const { contract, today, showDrafts } = context;
  const read = Array.from(files, (file) => ({ slug: getSlug(file), ...readEntry(file, context) }));
  const written = read.map(({ slug }) => slug);
  // A course whose file is gone is one fault; what names it is right.
  const slugs = [...new Set([...written, ...Object.keys(contract)])];
  const entries = read.flatMap(({ entry }) => entry ?? []);
  const findings = [
    ...read.flatMap(({ findings }) => findings),
    ...(["id", "order"] as const).flatMap((field) =>
      checkUnique(
        entries,
        () => [field],
        ({ data }) => data[field],
      ),
    ),
    ...checkCopiedFigures(entries),
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
    isWhole: !findings.some(isFault) && slugs.length === written.length,
    drafts: entries.filter(({ data }) => data.draft).map(({ slug }) => slug),
    past: entries.flatMap(({ data }) =>
      data.cohorts.filter(({ start }) => start < today).map(({ start }) => ({ title: data.title, start })),
    ),
    findings,
  };
}

const indexes = new WeakMap<Course[], Map<string | undefined, Course>>();

/** The course of a slug, or undefined; a build of many courses asks for each of them several times. */
export function getCourseBySlug(slug: string | undefined, courses: Course[]): Course | undefined {
  const index = indexes.get(courses) ?? new Map(courses.map((course) => [course.slug, course]));
  indexes.set(courses, index);
  return index.get(slug);
}

function toCourse(
  { slug, data: { draft, ...data }, body }: CourseEntry,
  known: ReadonlySet<string>,
  today: string,
): Course {
  const cohorts = data.cohorts
    .filter(({ start }) => start >= today)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return {
    ...data,
    title: draft ? getDraftTitle(data.title) : data.title,
    slug,
    cohorts,
    changes: listRecentChanges(data.changes, today),
    ...(cohorts[0] ? { nextStart: formatStart(cohorts[0]) } : {}),
    longDescription: body.html,
    image: findCoverPath(slug, known),
    imageAlt: describeCover(data),
  };
}

/** The draft of a course has the market figures of another one, which are to be replaced. */
function checkCopiedFigures(entries: CourseEntry[]): Finding[] {
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
      return asWarning({
        ...findingAt(entry.file, ["marketDemand"], undefined, fix),
        found: "three figures",
      });
    });
}

/**
 * Every course that 'Am I ready?' names instead of another is offered. A course with a retirement date is a fault from
 * the day on which the date is written: no build may fail only because a day has come.
 */
export function checkInstead(entries: CourseEntry[], slugs: string[]): Finding[] {
  const bySlug = new Map(entries.map(({ slug, data }) => [slug, data]));
  return entries.flatMap(({ file, slug, data: { readiness, draft, retired } }) => {
    const instead = readiness?.instead;
    if (instead === undefined || retired) return [];
    const at = ["readiness", "instead"];
    const fault = (fix: string) => [findingAt(file, at, instead, fix)];
    if (instead === slug) return fault("it is this course: name another, or remove the line");
    const other = bySlug.get(instead);
    if (other?.draft && !draft) return fault("it is a draft: publish that first, or name another course");
    if (other?.retired) return fault("it is no longer offered: name another course, here and in notYet");
    return checkReference(file, at, instead, { noun: "course", known: slugs });
  });
}

/** An entry that belongs to a course has the name of its file, and there is such a course. */
export function checkEntryCourse(
  { file, slug }: Pick<Entry, "file" | "slug">,
  course: string,
  { slugs }: Pick<Catalogue, "slugs">,
): Finding[] {
  if (slug === course && slugs.includes(course)) return [];
  const unknown = checkReference(file, ["course"], course, { noun: "course", known: slugs });
  if (unknown.length > 0) return unknown;
  return [findingAt(file, ["course"], course, `give this file the name of its course: ${course}.md`)];
}

/** Every course of contract.yaml has its file. */
export const checkComplete = (
  file: ContentFile,
  slugs: readonly string[],
  contract: CourseContract,
): Finding[] =>
  Object.keys(contract)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => {
      const fix = "write that file; if it was renamed or removed, let the owner change this line";
      return { ...findingAt(file, ["courses", slug], undefined, fix), found: `no file courses/${slug}.md` };
    });

const MONTHS_OF_A_QUARTER = 3;

/** Says every course on offer whose versions were checked more than a quarter ago. */
export function checkVersions(
  { entries, courses }: Pick<Catalogue, "entries" | "courses">,
  today: string,
): Finding[] {
  const offered = new Set(courses.map(({ slug }) => slug));
  return entries.flatMap(({ file, slug, data: { taughtWith } }) => {
    if (!taughtWith || !offered.has(slug)) return [];
    const age = countMonths(today) - countMonths(taughtWith.checked);
    if (age <= MONTHS_OF_A_QUARTER) return [];
    const fix = `${age} months ago: check the versions of ${taughtWith.tools.join(", ")}, and write ${today.slice(0, 7)}`;
    return [findingAt(file, ["taughtWith", "checked"], taughtWith.checked, fix)];
  });
}

/** Months from the year 0 to a month or a day of it. */
const countMonths = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
