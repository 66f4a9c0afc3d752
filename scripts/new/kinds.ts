import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fillCopy } from "#app/content/fill-copy.ts";
import { nearest } from "#app/content/nearest.ts";
import { LEVELS, PROMPT_LEVELS, TRACKS, type Track } from "#app/content/tracks.ts";
import { ARRANGEMENT_NAMES, drawCoverSheet } from "#app/drawing/covers/cover-sheet.server.ts";
import { toSlug } from "./slug.ts";

/** Answers, by the name of the question. */
export type Answers = Record<string, string>;

/** A question to the editor, which a flag of the same name answers as well. */
export type Question = {
  name: string;
  ask: (answers: Answers) => string;
  /** Whether to ask it at all; without this it is always asked. */
  isAsked?: (answers: Answers) => boolean;
  /** Answers to choose from; capitals do not matter. */
  choices?: readonly string[];
  /** The pattern of other answers; without it there are none. */
  pattern?: RegExp;
  /** The default, taken when the editor only presses Enter. */
  fallback?: string;
  /** What to write in the place of another answer. */
  fix: string;
};

/** A kind of content that `npm run new` writes. */
export type Kind = {
  questions: Question[];
  /** Writes the draft; returns its place, and what to do next. */
  write: (folder: string, answers: Answers) => { file: string; line: number; next: string };
};

const ONGOING = "Ongoing";

const ONE = "a course has at most one";

const PUBLISH = "Replace every text that begins with REPLACE, then remove the line draft.";

const title = (name: string, words: string, least: number, most: number): Question => ({
  name,
  ask: () => words,
  pattern: new RegExp(`^[^"\\\\{}]{${least},${most}}$`),
  fix: `${least} to ${most} characters without quotes and braces`,
});

const choice = (name: string, words: string, choices: readonly string[]): Question => ({
  name,
  ask: () => `${words} (${choices.join(", ")})`,
  choices,
  fix: `one of ${choices.join(", ")}`,
});

const fileName = (name: string, words: string, folder: string, example: string): Question => ({
  name,
  ask: () => `${words}: the name of a file in content/${folder}, such as ${example}`,
  pattern: /^[a-z0-9-]+$/,
  fix: `the name of a file, such as ${example}`,
});

const ADDRESS: Question = {
  name: "address",
  ask: () =>
    "Address, since none follows from the title: small letters, digits and hyphens, such as learn-java",
  isAsked: ({ title = "" }) => toSlug(title) === "",
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  fix: "small letters, digits and single hyphens, such as learn-java",
};

const COURSE_OF = fileName("course", "Course", "courses", "core-java");

const getToday = (): string => new Date().toISOString().slice(0, 10);

/** Fills in a template; placeholders without a value, such as those of a prompt's own text, stay. */
const fillDraft = (name: string, values: Record<string, string | number>): string =>
  fillCopy(readFileSync(new URL(`drafts/${name}.txt`, import.meta.url), "utf8"), values);

/** Writes a new file. @throws Error where one exists already. */
function writeNew(file: string, text: string, advice: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Error(`${file} exists already: ${advice}.`);
  }
}

/** Adds an entry to a list, at the end or before a line. */
function addEntry(file: string, entry: string, before?: string): { file: string; line: number } {
  const text = readFileSync(file, "utf8").replace(/\n*$/, "\n");
  const end = before ? text.indexOf(`\n${before}`) + 1 : text.length;
  writeFileSync(file, text.slice(0, end) + entry + text.slice(end));
  return { file, line: text.slice(0, end).split("\n").length };
}

const COURSE: Kind = {
  questions: [
    title("title", "Title of the course", 1, 40),
    ADDRESS,
    choice("track", "Track", TRACKS),
    choice("level", "Level", LEVELS),
    {
      name: "weeks",
      ask: () => `Weeks, 2 to 26, or ${ONGOING}`,
      choices: [ONGOING],
      pattern: /^([2-9]|1\d|2[0-6])$/,
      fix: `a whole number from 2 to 26, or ${ONGOING}`,
    },
    {
      name: "arrangement",
      ask: (answers) =>
        `Drawing of the cover, grid for a plain one; open ${writeCovers(answers)} to see all (${ARRANGEMENT_NAMES.join(", ")})`,
      choices: ARRANGEMENT_NAMES,
      fallback: "grid",
      fix: `one of ${ARRANGEMENT_NAMES.join(", ")}`,
    },
  ],
  write: (folder, answers) => {
    const { title = "", address = toSlug(title), weeks = "" } = answers;
    const others = readdirSync(path.join(folder, "courses")).map((name) =>
      readFileSync(path.join(folder, "courses", name), "utf8"),
    );
    const next = (pattern: RegExp) =>
      Math.max(0, ...others.map((text) => Number(pattern.exec(text)?.[1] ?? 0))) + 1;
    const today = getToday();
    const sessions = 2 * countWeeks(weeks);
    const file = path.posix.join(folder, "courses", `${address}.md`);
    const values = {
      ...answers,
      ...{ id: next(/^id: "(\d+)"/m), order: next(/^order: (\d+)/m), today, month: today.slice(0, 7) },
      ...{ shortTitle: title.slice(0, 16).trim(), phrase: title.toLowerCase() },
      duration: weeks === ONGOING ? ONGOING : `${weeks} weeks`,
      ...{ sessions, hours: weeks === ONGOING ? 0 : sessions },
      syllabus: formatSyllabus(countWeeks(weeks)),
      figures: /^marketDemand:\n(?: .*\n)+/m.exec(others[0] ?? "")?.[0].trimEnd() ?? "",
    };
    writeNew(file, fillDraft("course", values), "choose another title");
    return {
      ...{ file, line: 1 },
      next: `See it with npm run dev. ${PUBLISH}
To put it on a learning path or into the footer, name it in content/pages/learning-paths.yaml or content/site.yaml.`,
    };
  },
};

/** Weeks of the syllabus; an ongoing course repeats every four. */
const countWeeks = (weeks: string): number => (weeks === ONGOING ? 4 : Number(weeks));

/** Blocks of two weeks; the last one has a single week where the number is odd. */
function formatSyllabus(weeks: number): string {
  const blocks = Array.from({ length: Math.ceil(weeks / 2) }, (_, index) => {
    const from = 2 * index + 1;
    const to = Math.min(from + 1, weeks);
    const sessions = Array.from({ length: 2 * (to - from + 1) }, (_, place) => {
      return `      - "REPLACE: title of session ${2 * (from - 1) + place + 1}"`;
    });
    return `  - weeks: ${from === to ? from : `${from}-${to}`}
    title: "REPLACE: title of the block"
    text: "REPLACE: what one can do after these weeks."
    sessions:
${sessions.join("\n")}`;
  });
  return blocks.join("\n");
}

let covers: string | undefined;

/** Draws every cover on one page in a temporary folder; it is written anew for each question, in the same file. */
function writeCovers({ title = "", track = TRACKS[0], weeks = "8" }: Answers): string {
  covers ??= path.join(mkdtempSync(path.join(tmpdir(), "covers-")), "covers.html");
  writeFileSync(covers, drawCoverSheet({ title, track: track as Track, sessions: 2 * countWeeks(weeks) }));
  return covers;
}

const PROMPT: Kind = {
  questions: [
    fileName("group", "Group", "toolkit/prompts", "debug"),
    title("title", "Title of the prompt", 10, 80),
    ADDRESS,
    choice("level", "Level", PROMPT_LEVELS),
  ],
  write: (folder, answers) => {
    const { group = "", title = "", address: slug = toSlug(title) } = answers;
    const part = path.posix.join(folder, "toolkit/prompts");
    const groups = readdirSync(part);
    if (!groups.includes(`${group}.yaml`))
      throw new Error(
        `There is no group ${group}: write one of ${groups.map((name) => name.replace(".yaml", "")).join(", ")}.`,
      );
    const read = (name: string) => readFileSync(path.join(part, name), "utf8");
    const holder = groups.find((name) => read(name).includes(`\n  - slug: ${slug}\n`));
    if (holder) throw new Error(`${holder} has a prompt ${slug} already: choose another title.`);
    const course = /^ {4}course: (.*)$/m.exec(read(`${group}.yaml`))?.[1] ?? "";
    const entry = fillDraft("prompt", { ...answers, slug, course });
    // A group may name no course.
    const text = course ? entry : entry.replace(/^ {4}# File name of the course.*\n {4}course:.*\n/m, "");
    return { ...addEntry(`${part}/${group}.yaml`, text, "worked:"), next: PUBLISH };
  },
};

const QUESTION: Kind = {
  questions: [title("title", "The question, with its mark", 10, 120)],
  write: (folder, answers) => {
    const file = path.posix.join(folder, "faq.yaml");
    if (readFileSync(file, "utf8").includes(answers.title ?? ""))
      throw new Error(`${file} has this question already.`);
    const next = "Write the answer, then remove the line draft.";
    return { ...addEntry(file, fillDraft("question", answers)), next };
  },
};

/** What to write instead of a name that is misspelt, as the end of a sentence; empty where no known name is near. */
function advise(name: string, known: string[]): string {
  const near = nearest(name, known);
  return near ? `: write ${near}` : "";
}

/**
 * Checks that the course lists the session or project that a page is for.
 * @param line a line with one of them; its first group is the name.
 */
function expectInCourse(folder: string, course: string, kind: string, name: string, line: RegExp): void {
  const file = path.posix.join(folder, "courses", `${course}.md`);
  const courses = readdirSync(path.join(folder, "courses")).map((entry) => entry.replace(/\.md$/, ""));
  if (!courses.includes(course)) throw new Error(`There is no course ${course}${advise(course, courses)}.`);
  const names = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => line.exec(text)?.[1] ?? []);
  if (!names.includes(name)) throw new Error(`${file} has no ${kind} '${name}'${advise(name, names)}.`);
}

const SESSION_LINE = /^ *- ["']?(.*?)["']?$/;

const PROJECT_LINE = /^ *- ["']?(.*?) - /;

const SESSION: Kind = {
  questions: [COURSE_OF, title("session", "Title of the session in the syllabus", 3, 80)],
  write: (folder, answers) => {
    const { course = "", session = "" } = answers;
    expectInCourse(folder, course, "session", session, SESSION_LINE);
    const place = (name: string) => path.posix.join(folder, "sessions", name);
    const heading = session.slice(0, 60).trim();
    const values = { ...answers, heading, searchTitle: heading.slice(0, 34).trim(), today: getToday() };
    writeNew(place(`${course}.md`), fillDraft("session", values), ONE);
    const tests = "# REPLACE: tests that fail until the task is done.\n";
    writeNew(place(`files/${course}/test_task.py`), tests, ONE);
    writeNew(place(`solutions/${course}/task.py`), "# REPLACE: a solution that passes them.\n", ONE);
    return { file: place(`${course}.md`), line: 1, next: `See it with npm run dev. ${PUBLISH}` };
  },
};

const BRIEF: Kind = {
  questions: [COURSE_OF, title("project", "Name of the project, as the course has it", 3, 60)],
  write: (folder, answers) => {
    const { course = "", project = "" } = answers;
    expectInCourse(folder, course, "project", project, PROJECT_LINE);
    const file = path.posix.join(folder, "briefs", `${course}.md`);
    const values = {
      ...answers,
      slug: toSlug(project),
      searchTitle: project.slice(0, 34).trim(),
      today: getToday(),
    };
    writeNew(file, fillDraft("brief", values), ONE);
    return { file, line: 1, next: `See it with npm run dev. ${PUBLISH}` };
  },
};

/** The kinds, by the first word after `npm run new --`. */
export const KINDS: Record<string, Kind> = {
  course: COURSE,
  prompt: PROMPT,
  question: QUESTION,
  session: SESSION,
  brief: BRIEF,
};
