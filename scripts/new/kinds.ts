import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LEVELS, PROMPT_LEVELS, TRACKS, type Track } from "#app/content/tracks.ts";
import { ARRANGEMENT_NAMES, drawCoverSheet } from "#app/drawing/covers/cover-sheet.server.ts";
import { countDraftWeeks, formatCourse, ONGOING } from "./course-draft.ts";
import { formatBrief, formatSession } from "./entry-drafts.ts";
import { formatPrompt } from "./prompt-draft.ts";
import { choice, findChoice, type Question, title, type Wish } from "./questions.ts";

/** Something that can be new. */
export type Kind = {
  questions: Question[];
  /** Writes the draft and says where it stands and what to do next. */
  write: (folder: string, wish: Wish) => { file: string; line: number; next: string };
};

/** Letters that have no Latin base letter in Unicode, and signs that are read as words. */
const SPELLED: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" },
  ...{ "+": " plus ", "#": " sharp ", "&": " and ", "@": " at ", ".net": " dotnet " },
};

/** The address that follows from a title; empty where its letters say nothing about one. */
export function toSlug(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/\.net\b|[ßæœøłđðþı+#&@]/g, (sign) => SPELLED[sign] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    // What is left of other scripts would be an address of the rest alone.
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return /^[a-z0-9-]*$/.test(slug) ? slug : "";
}

/** The address of what is new, for a title from which none follows. */
const address: Question = {
  name: "address",
  ask: () =>
    "Address, since none follows from the title: small letters, digits and hyphens, such as learn-java",
  isAsked: ({ title = "" }) => toSlug(title) === "",
  check: (answer) =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer)
      ? undefined
      : "write small letters, digits and single hyphens, such as learn-java",
};

const getSlug = ({ title = "", address }: Wish): string => address ?? toSlug(title);

const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), "utf8");

/** Opens a file for what is not there yet: never overwrites. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Error(`${file} exists already: choose another title.`);
  }
}

const highest = (texts: string[], pattern: RegExp): number =>
  Math.max(0, ...texts.map((text) => Number(pattern.exec(text)?.[1] ?? 0)));

let sheet: string | undefined;

/** Puts every arrangement with as many sessions on a page in a folder for passing things, once. */
function writeSheet({ title = "", track = TRACKS[0], weeks = "8" }: Wish): string {
  sheet ??= mkdtempSync(path.join(tmpdir(), "covers-"));
  const file = path.join(sheet, "covers.html");
  const sessions = 2 * countDraftWeeks(weeks);
  writeFileSync(file, drawCoverSheet({ title, track: track as Track, sessions }));
  return file;
}

/** A course: a file of its own. */
export const COURSE: Kind = {
  questions: [
    title("Title of the course", 1, 40),
    address,
    choice("track", "Track", TRACKS),
    choice("level", "Level", LEVELS),
    {
      name: "weeks",
      ask: () => `Weeks, 2 to 26, or ${ONGOING}`,
      read: (answer) => findChoice(answer, [ONGOING]),
      check: (answer) =>
        answer === ONGOING ||
        (Number.isInteger(Number(answer)) && Number(answer) >= 2 && Number(answer) <= 26)
          ? undefined
          : `write a whole number from 2 to 26, or ${ONGOING}`,
    },
    {
      name: "arrangement",
      ask: (wish) =>
        `Drawing of the cover, or nothing for a plain grid; open ${writeSheet(wish)} to see all (${ARRANGEMENT_NAMES.join(", ")})`,
      read: (answer) => findChoice(answer || "grid", ARRANGEMENT_NAMES),
      check: (answer) =>
        (ARRANGEMENT_NAMES as string[]).includes(answer)
          ? undefined
          : `write one of ${ARRANGEMENT_NAMES.join(", ")}`,
    },
  ],
  write: (folder, wish) => {
    const texts = readdirSync(path.join(folder, "courses")).map((name) => read(folder, `courses/${name}`));
    const figures = /^marketDemand:\n(?: .*\n)+/m.exec(texts[0] ?? "")?.[0] ?? "";
    const file = path.posix.join(folder, "courses", `${getSlug(wish)}.md`);
    const id = highest(texts, /^id: "(\d+)"/m) + 1;
    const order = highest(texts, /^order: (\d+)/m) + 1;
    writeNew(file, formatCourse(wish, { id, order, figures, today: new Date().toISOString().slice(0, 10) }));
    const next = `See it with npm run dev, replace every text that begins with REPLACE, then remove the line draft.
To put it on a learning path or into the footer, name it in content/pages/learning-paths.yaml or content/site.yaml.`;
    return { file, line: 1, next };
  },
};

/** A prompt: an entry behind the last one of its group. */
export const PROMPT: Kind = {
  questions: [
    {
      name: "group",
      ask: () => "Group: the name of a file in content/toolkit/prompts, such as debug",
      check: (answer) => (/^[a-z-]+$/.test(answer) ? undefined : "write the name of a file, such as debug"),
    },
    title("Title of the prompt", 10, 80),
    address,
    choice("level", "Level", PROMPT_LEVELS),
  ],
  write: (folder, wish) => {
    const { group = "", title = "", level = "" } = wish;
    const part = path.join(folder, "toolkit/prompts");
    const groups = readdirSync(part);
    if (!groups.includes(`${group}.yaml`))
      throw new Error(
        `There is no group ${group}: write one of ${groups.map((name) => name.replace(".yaml", "")).join(", ")}.`,
      );
    const slug = getSlug(wish);
    const holder = groups.find((name) => read(part, name).includes(`\n  - slug: ${slug}\n`));
    if (holder) throw new Error(`${holder} has a prompt ${slug} already: choose another title.`);
    const file = path.posix.join(folder, "toolkit/prompts", `${group}.yaml`);
    const text = read(part, `${group}.yaml`);
    const end = text.indexOf("\nworked:") + 1;
    const course = /^ {4}course: (.*)$/m.exec(text)?.[1] ?? "";
    writeFileSync(file, text.slice(0, end) + formatPrompt({ slug, title, level, course }) + text.slice(end));
    const next = "Replace every text that begins with REPLACE, then remove the line draft.";
    return { file, line: text.slice(0, end).split("\n").length, next };
  },
};

/** A question: an entry behind the last one. */
export const QUESTION: Kind = {
  questions: [title("The question, with its mark", 10, 120)],
  write: (folder, { title = "" }) => {
    const file = path.posix.join(folder, "faq.yaml");
    const text = read(folder, "faq.yaml").replace(/\n*$/, "\n");
    if (text.includes(title)) throw new Error(`${file} has this question already.`);
    const entry = `- question: "${title}"
  # Remove the next line to publish it. How many questions are published may be fixed in contract.yaml.
  draft: true
  # Plain text, two to five sentences that answer the question in the first one.
  answer: "REPLACE: the answer."
`;
    writeFileSync(file, text + entry);
    return { file, line: text.split("\n").length, next: "Write the answer, then remove the line draft." };
  },
};

/** The question for the course that something belongs to. */
const course: Question = {
  name: "course",
  ask: () => "Course: the name of a file in content/courses, such as core-java",
  check: (answer) =>
    /^[a-z0-9-]+$/.test(answer) ? undefined : "write the name of a file, such as core-java",
};

/** Finds what a course's file must hold in one of its lines. */
function findInCourse(folder: string, { course = "" }: Wish, pattern: RegExp, what: string): void {
  const file = path.posix.join(folder, "courses", `${course}.md`);
  if (!existsSync(file)) throw new Error(`There is no course ${course}.`);
  if (!pattern.test(read(folder, `courses/${course}.md`))) throw new Error(`${file} has no ${what}.`);
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Writes a file into a folder that is made with it. */
function writeInFolder(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeNew(file, text);
}

const getToday = (): string => new Date().toISOString().slice(0, 10);

const PUBLISH = "See it with npm run dev, replace every REPLACE, then remove the line draft.";

/** A session that is written out: its file, a file of tests and a solution. */
export const SESSION: Kind = {
  questions: [course, { ...title("Title of the session in the syllabus", 3, 80), name: "session" }],
  write: (folder, wish) => {
    const { course = "", session = "" } = wish;
    findInCourse(
      folder,
      wish,
      new RegExp(`^ *- ["']?${escapePattern(session)}["']?$`, "m"),
      `session '${session}'`,
    );
    const place = (name: string) => path.posix.join(folder, "sessions", name);
    const file = place(`${course}.md`);
    writeInFolder(file, formatSession(course, session, getToday()));
    writeInFolder(
      place(`files/${course}/test_task.py`),
      "# REPLACE: tests that fail until the task is done.\n",
    );
    writeInFolder(place(`solutions/${course}/task.py`), "# REPLACE: a solution that passes them.\n");
    return { file, line: 1, next: PUBLISH };
  },
};

/** An open brief: a file of its own. */
export const BRIEF: Kind = {
  questions: [course, { ...title("Name of the project, as the course has it", 3, 60), name: "project" }],
  write: (folder, wish) => {
    const { course = "", project = "" } = wish;
    findInCourse(
      folder,
      wish,
      new RegExp(`^ *- ["']?${escapePattern(project)} - `, "m"),
      `project '${project}'`,
    );
    const file = path.posix.join(folder, "briefs", `${course}.md`);
    writeInFolder(file, formatBrief(course, project, toSlug(project), getToday()));
    return { file, line: 1, next: PUBLISH };
  },
};
