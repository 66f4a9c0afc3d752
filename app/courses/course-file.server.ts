import { checkReference, checkShape, findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { asWarning, type Finding, isFault } from "#app/content/finding.ts";
import { type BodyNames, type Markdown, readMarkdown, refuseBody } from "#app/content/markdown.server.ts";
import { checkSources, type Publishers } from "#app/content/publishers.server.ts";
import { checkSlug, getSlug } from "#app/content/slug.server.ts";
import { listUndrawnLetters } from "#app/drawing/png.server.ts";
import { getWeekday } from "./cohort.ts";
import { getWeeks, isOngoing, SESSIONS_A_WEEK } from "./course.ts";
import { type CourseContract, type CourseFrontMatter, courseSchema } from "./course-schema.server.ts";
import { checkSyllabus } from "./syllabus-check.server.ts";

/** A course file whose fields have the right shape. */
export type CourseEntry = {
  /** The file without its text, for the lines of findings. */
  file: ContentFile;
  slug: string;
  data: CourseFrontMatter;
  body: Markdown;
  /** Whether it has a fault of its own; checks between files leave it out. */
  isFaulty: boolean;
};

/** The other content and settings that a course is read with. */
export type CourseContext = {
  contract: CourseContract;
  /** Undefined where their file has a fault. */
  publishers: Publishers | undefined;
  /** Names of the mentors; undefined where their file has a fault. */
  mentors: string[] | undefined;
  /** Names that a long description may have in braces. */
  names: BodyNames;
  /** ISO day of the build: a group that has begun before it is left out. */
  today: string;
  /** Whether drafts are shown, as in a preview. */
  showDrafts: boolean;
};

/** Reads the file of a course, with every finding that needs no other file. */
export function readEntry(
  file: ContentFile,
  { contract, publishers, mentors, names }: CourseContext,
): { entry?: CourseEntry; findings: Finding[] } {
  if (file.faults.length > 0) return { findings: file.faults };
  const { data, findings } = checkShape(file, courseSchema);
  const body = readBody(file, names);
  const fixed = checkContract(file, contract, findings);
  const all = [...findings, ...checkSlug(file), ...body.findings, ...fixed];
  all.push(...checkFigures(file, publishers));
  if (!data) return { findings: all };
  // Run cross-field checks only while the fields that they read are valid.
  const facts = fixed.length > 0 ? fixed : checkFacts(file, data);
  all.push(
    ...(fixed.length > 0 ? [] : facts),
    ...(facts.length > 0 ? [] : checkSyllabus(file, data)),
    ...checkCohorts(file, data, mentors),
    ...checkLetters(file, data),
  );
  const isFaulty = all.some(isFault);
  const fileWithoutText = { ...file, data: undefined, body: "" };
  return { entry: { file: fileWithoutText, slug: getSlug(file), data, body, isFaulty }, findings: all };
}

/** The sources of the market figures, also in a file where another field has the wrong shape: all is said at once. */
function checkFigures(file: ContentFile, publishers: Publishers | undefined): Finding[] {
  const { marketDemand } = (file.data ?? {}) as Record<string, unknown>;
  const figures = courseSchema.shape.marketDemand.safeParse(marketDemand).data ?? [];
  return checkSources(file, ["marketDemand"], figures, publishers);
}

/** Warns of letters that the font of the share images lacks: such a picture is drawn without the title. */
function checkLetters(file: ContentFile, { title }: CourseFrontMatter): Finding[] {
  const letters = listUndrawnLetters(title);
  if (letters.length === 0) return [];
  const fix = `the picture of a shared link is drawn without the title, as its font has no ${letters.join(" ")}: see whether the title can do without`;
  return [asWarning(findingAt(file, ["title"], title, fix))];
}

const MAX_TITLE = 60;

const BODY_LENGTH = { min: 900, max: 3000 } as const;

/** The long description: within its length, and Markdown that may stand in a page. */
function readBody(file: ContentFile, names: BodyNames): Markdown {
  const { length } = file.body.trim();
  const { min, max } = BODY_LENGTH;
  if (length >= min && length <= max) return readMarkdown(file, "longDescription", { names });
  const fix = `write a long description of ${min}-${max} characters under the fields`;
  const finding = findingAt(file, ["longDescription"], undefined, fix);
  return refuseBody({ ...finding, line: file.bodyLine, found: `${length} characters` });
}

/** Rules over several fields of one course: two sessions a week, dates. */
function checkFacts(file: ContentFile, data: CourseFrontMatter): Finding[] {
  const findings: Finding[] = [];
  const fault = (field: keyof CourseFrontMatter, fix: string) =>
    findings.push(findingAt(file, [field], data[field], fix));
  const { title, hours, sessions, published, modified } = data;
  const weeks = getWeeks(data);
  // Without a searchTitle the title is the one of the page's head, whose length is checked there.
  if (data.searchTitle && title.length > MAX_TITLE)
    fault("title", `write at most ${MAX_TITLE} characters (now ${title.length})`);
  if (weeks && sessions !== SESSIONS_A_WEEK * weeks)
    fault("sessions", `two live sessions a week: write ${SESSIONS_A_WEEK * weeks}`);
  if ((hours === 0) !== (weeks === undefined))
    fault("hours", "write 0 for an ongoing course, and only for one");
  if (modified < published) fault("modified", `write ${published} or a later day`);
  return findings;
}

/** Compares a course file with its row of contract.yaml; leaves out fields that have a fault of their own. */
function checkContract(file: ContentFile, contract: CourseContract, faults: Finding[]): Finding[] {
  const slug = getSlug(file);
  const data = (file.data ?? {}) as Record<string, unknown>;
  return Object.entries(Object.hasOwn(contract, slug) ? (contract[slug] ?? {}) : {})
    .filter(([field, value]) => field in data && data[field] !== value)
    .filter(([field]) => !faults.some((fault) => fault.field === field))
    .map(([field, value]) => findingAt(file, [field], data[field], `contract.yaml fixes it: write ${value}`));
}

/** Checks the cohorts of a course: their first days, their days of the week and their mentors. */
function checkCohorts(file: ContentFile, data: CourseFrontMatter, mentors: string[] | undefined): Finding[] {
  if (data.cohorts.length > 0 && isOngoing(data)) {
    const fix = "one joins an ongoing course when one likes: remove its cohorts";
    return [findingAt(file, ["cohorts"], `${data.cohorts.length} cohorts`, fix)];
  }
  return data.cohorts.flatMap(({ start, weekdays, mentor }, index) => {
    const findings: Finding[] = [];
    const fault = (field: string, found: unknown, fix: string) =>
      findings.push(findingAt(file, ["cohorts", index, field], found, fix));
    if (weekdays[0] === weekdays[1]) fault("weekdays", weekdays.join(" and "), "write two different days");
    if (!weekdays.includes(getWeekday(start)))
      fault("start", start, `it is a ${getWeekday(start)}: write a ${weekdays.join(" or a ")}`);
    if (data.cohorts.findIndex((other) => other.start === start) < index)
      fault("start", start, "another cohort begins on that day: write another day");
    if (mentor !== undefined && mentors)
      findings.push(
        ...checkReference(file, ["cohorts", index, "mentor"], mentor, {
          noun: "mentor in site.yaml",
          known: mentors,
          otherwise: "add the name there",
        }),
      );
    return findings;
  });
}
