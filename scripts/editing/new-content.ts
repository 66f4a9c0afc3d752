import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { marked } from "marked";
import { parse, stringify } from "yaml";
import { getBriefPath, getCoursePath, getSessionPath } from "#app/academy/addresses.ts";
import { LEVELS, SESSIONS_A_WEEK, TRACKS } from "#app/academy/tracks.ts";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import type { Collection, Content } from "#app/content/collection.server.ts";
import type { Texts } from "#app/content/content-file.server.ts";
import { slug } from "#app/content/fields.server.ts";
import { fillCopy, type NameValues } from "#app/content/fill-copy.ts";
import { REDIRECTS } from "#app/content/redirects.server.ts";
import { listValues } from "#app/content/schema-texts.server.ts";
import { COURSES } from "#app/courses/course-collection.server.ts";
import { BRIEFS } from "#app/courses/entries/brief-collection.server.ts";
import { SESSIONS } from "#app/courses/entries/session-collection.server.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";
import { CONTRACT } from "#app/site/contract.server.ts";
import { SITE } from "#app/site/site-collection.server.ts";
import { PROMPT_GROUPS } from "#app/toolkit/toolkit-collections.server.ts";
import { editText } from "./edit-text.ts";
import { createEmpty, type Edit, getSchema, getValue, type Path, type Schema } from "./fields.ts";
import { changeRaw, readRaw } from "./write-content.ts";

/** The values of a form. */
export type Values = Record<string, string>;

/** Files as they will be, what was done in words, and the page that shows it. */
export type Made = { texts: Texts; label: string; page: string };

const choice = (names: readonly string[], description: string): Schema => ({
  type: "string",
  enum: [...names],
  description,
});

const ADDRESS: Schema = {
  type: "string",
  maxLength: 60,
  description: "Last part of the address, such as learn-java: lower-case letters, digits and hyphens.",
};

/** Whether a page is another one, or below it. */
const isWithin = (page: string, own: string | undefined): boolean =>
  page === own || page.startsWith(`${own}/`);

/** The course of a page, or of a page below it. */
const findCourse = (content: Content, page: string) =>
  content.entries(COURSES).find(({ path }) => isWithin(page, path));

/** What can be made while a page is open: files of their own, with what is asked for, and entries of lists. */
export function listNewForms(content: Content, schemas: ReadonlyMap<string, Schema>, page: string) {
  const ask = (name: string, title: string, properties: Record<string, Schema>) => ({
    name,
    title,
    schema: { type: "object", properties, required: Object.keys(properties) } as Schema,
  });
  const course = findCourse(content, page);
  const sessions = course?.data.syllabus.flatMap((block) => block.sessions) ?? [];
  const projects = course?.data.projects.map((project) => project.split(" - ", 1)[0] ?? "") ?? [];
  const forms = [
    ask("course", "Course", {
      title: { type: "string", maxLength: 60, description: "Its title." },
      address: ADDRESS,
      track: choice(TRACKS, "Its track."),
      level: choice(LEVELS, "Its level."),
      weeks: { type: "integer", description: `Its weeks, each with ${SESSIONS_A_WEEK} live sessions.` },
    }),
    ...(course && !content.find(SESSIONS, course.slug)
      ? [ask("session", "Written session of this course", { session: choice(sessions, "Which session.") })]
      : []),
    ...(course && !content.find(BRIEFS, course.slug)
      ? [
          ask("brief", "Open brief of this course", {
            project: choice(projects, "Which project."),
            address: ADDRESS,
          }),
        ]
      : []),
    ...(course ? [ask("rename", "Another address for this course", { address: ADDRESS })] : []),
  ];
  /** @param shownOn the page of entries whose file has none. */
  const begin = (kind: string, collection: Collection, list: Path, template?: object, shownOn?: string) =>
    preferOwn(
      content.entries(collection).map(({ file: { file }, data, slug: name, path: own = shownOn }) => {
        const { items = {} } = getSchema(schemas.get(file) ?? {}, data, list);
        const { length } = (getValue(data, list) ?? []) as unknown[];
        const { title = name } = data as { title?: string };
        const value = { ...(createEmpty(items) as object), ...template };
        return { kind, title, file, path: [...list, length], value, page: own };
      }),
      page,
    );
  const [prompt] = parse(fillTemplate("prompt.yaml", { title: '""', slug: '""', level: '""' }));
  const beginPrice = ({ data, file: { file }, path: own }: NonNullable<typeof course>) => {
    const path = ["price"];
    const value = createEmpty(getSchema(schemas.get(file) ?? {}, data, path));
    return { kind: "Price", title: data.title, file, path, value, page: own };
  };
  const entries = [
    ...(course && course.data.price === undefined ? [beginPrice(course)] : []),
    ...begin("Question", FAQ, [], undefined, "/contact"),
    ...begin("Mentor", SITE, ["mentors"]),
    ...begin("Group of learners", COURSES, ["cohorts"], { timeZone: "Asia/Kolkata" }),
    ...begin("Prompt", PROMPT_GROUPS, ["prompts"], prompt),
  ];
  return { forms, entries };
}

/** The places on the page or above it; where there is none, all. */
function preferOwn<Place extends { page: string | undefined }>(places: Place[], page: string): Place[] {
  const own = places.filter((place) => isWithin(page, place.page));
  return own.length > 0 ? own : places;
}

/** Makes the draft of a file, or moves files. @throws Error that says what to write instead. */
export function draftContent(
  content: Content,
  folder: string,
  { name, values, page }: { name: string; values: Values; page: string },
): Made {
  const { address = "" } = values;
  const wrong = name === "session" ? undefined : slug().safeParse(address).error?.issues[0];
  if (wrong) throw new Error(`The address '${address}': ${wrong.message}.`);
  const course = findCourse(content, page);
  if (name === "course") return makeCourse(content, folder, values);
  if (!course) throw new Error("Open the page of the course first.");
  if (name === "rename") return rename(content, folder, course.slug, address);
  return makeEntry(folder, course.slug, values);
}

/** The text of a new file. @throws Error where there is one. */
function create(file: string, text: string): Pick<Made, "texts" | "label"> {
  if (readRaw(file) !== undefined) throw new Error(`${file} already exists: choose another address.`);
  return { texts: new Map([[file, text]]), label: `${file} is a new draft.` };
}

/** A template with values; names without one, such as those of a prompt's own text, stay. */
const fillTemplate = (name: string, values: NameValues): string =>
  fillCopy(readFileSync(`docs/templates/${name}`, "utf8"), values);

/** Fields as YAML, with each text on one line. */
const formatFields = (fields: object): string => stringify(fields, { lineWidth: 0 }).trimEnd();

function makeCourse(content: Content, folder: string, values: Values): Made {
  const { title = "", address = "", level = "", track = "" } = values;
  const weeks = Number(values.weeks);
  if (!Number.isInteger(weeks) || weeks < 1) throw new Error("Weeks: write a number, such as 8.");
  const courses = content.entries(COURSES).map(({ data }) => data);
  const next = (numbers: number[]) => Math.max(0, ...numbers) + 1;
  // Figures to be replaced: those of another course without their values and words.
  const figures = courses[0]?.marketDemand.map(({ source, ...figure }) => ({
    ...figure,
    value: "REPLACE: 62%",
    metric: "REPLACE: what the figure counts",
    description: `REPLACE: who was asked or counted, with ${source.publisher} and ${source.year}.`,
    source,
  }));
  const text = fillTemplate("course.md", {
    ...{ level, track, weeks, sessions: SESSIONS_A_WEEK * weeks, today: getBuildDay() },
    id: next(courses.map(({ id }) => Number(id))),
    order: next(courses.map(({ order }) => order)),
    title: JSON.stringify(title),
    // An emoji has two units, of which the cut may leave one.
    shortTitle: JSON.stringify(
      title
        .slice(0, 16)
        .replace(/\p{Surrogate}/u, "")
        .trim(),
    ),
    description: JSON.stringify(`REPLACE: what a learner can do after ${title}, in one sentence.`),
    syllabus: formatFields({ syllabus: draftSyllabus(weeks) }),
    figures: formatFields({ marketDemand: figures }),
  });
  const file = path.posix.join(folder, path.dirname(COURSES.files), `${address}.md`);
  return { ...create(file, text), page: getCoursePath(address) };
}

/** Blocks of two weeks; the last one has a single week if their number is odd. */
const draftSyllabus = (weeks: number) =>
  Array.from({ length: Math.ceil(weeks / 2) }, (_, index) => {
    const from = 2 * index + 1;
    const to = Math.min(from + 1, weeks);
    const first = SESSIONS_A_WEEK * (from - 1) + 1;
    return {
      weeks: from === to ? String(from) : `${from}-${to}`,
      title: "REPLACE: title of the block",
      sessions: Array.from(
        { length: SESSIONS_A_WEEK * (to - from + 1) },
        (_, place) => `REPLACE: title of session ${first + place}`,
      ),
    };
  });

/** Makes the session of a course, or the brief of a project. */
function makeEntry(folder: string, course: string, { session, project, address = "" }: Values): Made {
  const [kind, collection, name = ""] =
    project === undefined ? (["session", SESSIONS, session] as const) : (["brief", BRIEFS, project] as const);
  const text = fillTemplate(`${kind}.md`, {
    ...{ course, address, today: getBuildDay() },
    name: JSON.stringify(name),
  });
  const file = path.posix.join(folder, path.dirname(collection.files), `${course}.md`);
  const page = kind === "session" ? getSessionPath(course) : getBriefPath(course, address);
  return { ...create(file, text), page };
}

/** A file with changes. */
const editRaw = (file: string, raw = "", edits: Edit[] = []): string =>
  edits.reduce((text, edit) => changeRaw(text, (normal) => editText(file, normal, edit)), raw);

/** Moves the files of a course, changes what refers to them, and redirects its old addresses. */
function rename(content: Content, folder: string, old: string, address: string): Made {
  if (content.find(COURSES, address)) throw new Error(`${address} is a course: choose another address.`);
  const [from, to] = [getCoursePath(old), getCoursePath(address)];
  const move = (href: string) =>
    href === from || ["/", "?", "#"].some((mark) => href.startsWith(from + mark))
      ? to + href.slice(from.length)
      : href;
  const texts: Texts = new Map();
  // What the owner has fixed stays: the check then names it.
  for (const collection of COLLECTIONS.filter((one) => one !== CONTRACT))
    for (const { file } of content.files(collection)) {
      const edits = listValues(file.data, collection.schema).flatMap(({ value, path: at, meta }): Edit[] => {
        // What has been an address stays one.
        if (collection === REDIRECTS && at.at(-1) === "from") return [];
        const isName = meta.ref === path.dirname(COURSES.files) && value === old;
        const next = isName ? address : move(String(value));
        return next === String(value) ? [] : [{ op: "set", path: at as Path, value: next }];
      });
      const links = listLinks(file.body);
      // After the text of a link, or its name where it is defined.
      const value = file.body.replaceAll(/(\][(:]\s*<?)([^\s()<>]+)/g, (written, start, href) =>
        links.has(href) ? start + move(href) : written,
      );
      if (value !== file.body) edits.push({ op: "body", at: 0, from: file.body, value });
      if (edits.length > 0) texts.set(file.file, editRaw(file.file, readRaw(file.file), edits));
    }
  moveFiles(folder, old, address, texts);
  const redirects = path.posix.join(folder, REDIRECTS.files);
  const moved = [...content.pages.keys()].filter((one) => move(one) !== one);
  const lines = moved.map((one) => `- { from: ${one}, to: ${move(one)} }\n`).join("");
  const text = (texts.get(redirects) ?? readRaw(redirects) ?? "").replace(/\n*$/, `\n${lines}`);
  // An old address that is a page again.
  const again = (content.entries(REDIRECTS)[0]?.data ?? []).flatMap(({ from: one }, index): Edit[] =>
    moved.some((page) => move(page) === one) ? [{ op: "remove", path: [index] }] : [],
  );
  texts.set(redirects, editRaw(redirects, text, again.toReversed()));
  return { texts, page: to, label: `${from} is now ${to}: files, references and redirects.` };
}

/** The files of a course, and those that its session and brief hand out, under another name. */
function moveFiles(folder: string, old: string, address: string, texts: Texts): void {
  const names = [`*/${old}.md`, `*/{files,solutions}/${old}/**`];
  for (const name of globSync(names, { cwd: folder, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const place = path.relative(folder, path.join(name.parentPath, name.name)).split(path.sep);
    const file = path.posix.join(folder, ...place);
    const next = place.map((part) => ([old, `${old}.md`].includes(part) ? part.replace(old, address) : part));
    texts.set(path.posix.join(folder, ...next), texts.get(file) ?? readRaw(file)).set(file, undefined);
  }
}

/** The addresses that a Markdown text links to. */
function listLinks(body: string): Set<string> {
  const links = new Set<string>();
  marked.walkTokens(marked.lexer(body), (token) => {
    if (token.type === "link" || token.type === "def") links.add(token.href);
  });
  return links;
}
