import { checkShape, problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { type Markdown, readMarkdown } from "#app/content/markdown.server.ts";
import { describeCover } from "#app/drawing/covers/arrangements.ts";
import type { Course } from "./course.ts";
import { COURSE_CONTRACT } from "./course-contract.server.ts";
import type { CourseFrontMatter } from "./course-schema.server.ts";
import { courseSchema } from "./course-schema.server.ts";
import { findCoverPath } from "./cover-path.ts";
import { checkSyllabus } from "./syllabus-check.server.ts";

/** The courses in catalogue order (reading R3), the slugs of all files, and every fault found in them. */
export type Catalogue = { courses: Course[]; slugs: string[]; problems: ContentProblem[] };

const CHARACTERS_OF_BODY = { least: 900, most: 3000 };

/** Reads the catalogue from the parsed files of `content/courses`, and checks them against each other. */
export function readCatalogue(files: ContentFile[]): Catalogue {
  const slugs = files.map(getSlug);
  const problems: ContentProblem[] = [];
  const entries: { file: ContentFile; data: CourseFrontMatter; slug: string; description: string }[] = [];
  for (const file of files) {
    const checked = checkShape(file, courseSchema);
    const body = readBody(file);
    problems.push(...checked.problems, ...checkSlug(file), ...body.problems);
    problems.push(...checkContract(file, checked.problems));
    if (!checked.data) continue;
    problems.push(...checkFacts(file, checked.data), ...checkSyllabus(file, checked.data));
    entries.push({ file, data: checked.data, slug: getSlug(file), description: body.html });
  }
  problems.push(
    ...checkUnique(entries, "id"),
    ...checkUnique(entries, "order"),
    ...checkUnique(entries, "title"),
    ...checkComplete(slugs),
  );
  const known = new Set(slugs);
  const courses = entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ data, slug, description }) => toCourse(slug, data, description, known));
  return { courses, slugs, problems };
}

/** The course of a slug, or undefined (specification section 3). */
export const getCourseBySlug = (slug: string | undefined, courses: Course[]): Course | undefined =>
  courses.find((course) => course.slug === slug);

function toCourse(
  slug: string,
  { order: _, ...data }: CourseFrontMatter,
  longDescription: string,
  known: ReadonlySet<string>,
): Course {
  return {
    ...data,
    slug,
    longDescription,
    image: findCoverPath(slug, known),
    imageAlt: describeCover(data),
  };
}

const getSlug = ({ file }: ContentFile): string => file.replace(/^.*\/|\.md$/g, "");

function checkSlug(file: ContentFile): ContentProblem[] {
  const slug = getSlug(file);
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  return [
    problemAt(
      file,
      [],
      slug,
      "name the file with small letters, digits and single hyphens: it is the address",
    ),
  ];
}

/** The long description: within its length, and Markdown that may stand in a page. */
function readBody(file: ContentFile): Markdown {
  const { length } = file.body.trim();
  const { least, most } = CHARACTERS_OF_BODY;
  if (length >= least && length <= most) return readMarkdown(file, "longDescription");
  const fix = `write a long description of ${least}-${most} characters under the fields`;
  const problem = problemAt(file, ["longDescription"], undefined, fix);
  return { html: "", problems: [{ ...problem, line: file.bodyLine, found: `${length} characters` }] };
}

/** The owner's table; fields that have a fault of their own already are left out. */
function checkContract(file: ContentFile, faults: ContentProblem[]): ContentProblem[] {
  const data = (file.data ?? {}) as Record<string, unknown>;
  const fixed = Object.entries(COURSE_CONTRACT[getSlug(file)] ?? {});
  return fixed
    .filter(([field, value]) => field in data && data[field] !== value)
    .filter(([field]) => !faults.some((fault) => fault.field === field))
    .map(([field, value]) =>
      problemAt(file, [field], data[field], `the specification fixes it: write ${value}`),
    );
}

/** Rules over several fields of one course: two sessions a week, dates. */
function checkFacts(file: ContentFile, data: CourseFrontMatter): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const weeks = Number.parseInt(data.duration, 10);
  if (weeks && data.sessions !== 2 * weeks) {
    problems.push(
      problemAt(file, ["sessions"], data.sessions, `two live sessions a week: write ${2 * weeks}`),
    );
  }
  if ((data.hours === 0) !== Number.isNaN(weeks)) {
    problems.push(problemAt(file, ["hours"], data.hours, "write 0 for an ongoing course, and only for one"));
  }
  if (data.modified < data.published) {
    problems.push(problemAt(file, ["modified"], data.modified, `write ${data.published} or a later day`));
  }
  return problems;
}

/** Every course of the specification has its file. */
const checkComplete = (slugs: string[]): ContentProblem[] =>
  Object.keys(COURSE_CONTRACT)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => ({
      file: `content/courses/${slug}.md`,
      line: 1,
      field: "",
      found: "no such file",
      fix: "the specification names this course: write it",
    }));

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
