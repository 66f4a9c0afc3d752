import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { type BodyNames, type Markdown, readMarkdown } from "#app/content/markdown.server.ts";
import { getWeeks } from "./course.ts";
import type { CourseFrontMatter } from "./course-schema.server.ts";

const MOST_OF_TITLE = 60;

const CHARACTERS_OF_BODY = { least: 900, most: 3000 };

/** The long description: within its length, and Markdown that may stand in a page. */
export function readBody(file: ContentFile, names: BodyNames): Markdown {
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
export function checkFacts(file: ContentFile, data: CourseFrontMatter): ContentProblem[] {
  const problems: ContentProblem[] = [];
  // Without a title for search results this one is held against their length, with the academy's name.
  if (data.searchTitle && data.title.length > MOST_OF_TITLE) {
    const fix = `write at most ${MOST_OF_TITLE} characters (now ${data.title.length})`;
    problems.push(problemAt(file, ["title"], data.title, fix));
  }
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
