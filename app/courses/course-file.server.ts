import { isHostsName } from "#app/content/addresses.ts";
import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { type Markdown, readMarkdown } from "#app/content/markdown.server.ts";
import { getWeeks } from "./course.ts";
import type { CourseFrontMatter } from "./course-schema.server.ts";

const CHARACTERS_OF_BODY = { least: 900, most: 3000 };

/** Slug of a course: the name of its file. */
export const getSlug = ({ file }: ContentFile): string => file.replace(/^.*\/|\..*$/g, "").toLowerCase();

/** A file's name is the address of its course. */
export function checkSlug(file: ContentFile): ContentProblem[] {
  const slug = file.file.replace(/^.*\/|\.md$/g, "");
  if (isHostsName(slug))
    return [problemAt(file, [], slug, "hosts keep this name for themselves: give the file another one")];
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
export function readBody(file: ContentFile): Markdown {
  const { length } = file.body.trim();
  const { least, most } = CHARACTERS_OF_BODY;
  if (length >= least && length <= most) return readMarkdown(file, "longDescription");
  const fix = `write a long description of ${least}-${most} characters under the fields`;
  const problem = problemAt(file, ["longDescription"], undefined, fix);
  return {
    html: "",
    links: [],
    problems: [{ ...problem, line: file.bodyLine, found: `${length} characters` }],
  };
}

/** Rules over several fields of one course: two sessions a week, dates. */
export function checkFacts(file: ContentFile, data: CourseFrontMatter): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const weeks = getWeeks(data);
  if (weeks && data.sessions !== 2 * weeks) {
    problems.push(
      problemAt(file, ["sessions"], data.sessions, `two live sessions a week: write ${2 * weeks}`),
    );
  }
  if ((data.hours === 0) !== (weeks === undefined)) {
    problems.push(problemAt(file, ["hours"], data.hours, "write 0 for an ongoing course, and only for one"));
  }
  if (data.modified < data.published) {
    problems.push(problemAt(file, ["modified"], data.modified, `write ${data.published} or a later day`));
  }
  return problems;
}
