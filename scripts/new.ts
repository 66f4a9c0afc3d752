import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSeq, parseDocument, stringify } from "yaml";
import type { MarketFact } from "#app/content/fields.server.ts";
import { fillCopy, type NameValues } from "#app/content/fill-copy.ts";
import { nearest } from "#app/content/nearest.ts";
import { LEVELS, PROMPT_LEVELS, TRACKS } from "#app/content/tracks.ts";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import { loadSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { readOptions, runCommand } from "./command.ts";
import { toSlug } from "./slug.ts";

const USAGE = `npm run new -- course --title TITLE --track TRACK --level LEVEL --weeks NUMBER [--address NAME]
npm run new -- prompt --group NAME --title TITLE --level LEVEL [--address NAME]

Writes the draft of a course, or of a prompt in a group. Nothing that exists is changed.

  --title TITLE   its title; quote it
  --track TRACK   ${TRACKS.join(", ")}
  --level LEVEL   of a course: ${LEVELS.join(", ")}; of a prompt: ${PROMPT_LEVELS.join(", ")}
  --weeks NUMBER  weeks of the course, with two live sessions each
  --group NAME    a file in ${CONTENT_FOLDER}/toolkit/prompts, such as debug
  --address NAME  last part of the address, if not made of the title, such as learn-java`;

/** Live sessions of a week; the check of the new file refuses another number. */
const SESSIONS_A_WEEK = 2;

const OPTIONS = {
  title: { type: "string" },
  track: { type: "string" },
  level: { type: "string" },
  weeks: { type: "string" },
  group: { type: "string" },
  address: { type: "string" },
} as const;

type Values = Record<keyof typeof OPTIONS, string>;

/** What can be written: the options that it needs, and how it is written. */
const KINDS: Record<
  string,
  { needs: (keyof Values)[]; write: (content: SiteContent, values: Values) => string }
> = {
  course: { needs: ["title", "track", "level", "weeks"], write: writeCourse },
  prompt: { needs: ["group", "title", "level"], write: writePrompt },
};

/** Reads all content, drafts too. */
const load = (): SiteContent => loadSiteContent(CONTENT_FOLDER, { showDrafts: true });

/** Fills in a template; names without a value, such as those of a prompt's own text, stay. */
const fillTemplate = (name: string, values: NameValues): string =>
  fillCopy(readFileSync(new URL(`../docs/templates/${name}`, import.meta.url), "utf8"), values);

/** Fields as YAML, with each text on one line. */
const formatFields = (fields: object): string => stringify(fields, { lineWidth: 0 }).trimEnd();

/** Writes a file. @throws Error with the faults of the new text, after taking it back. */
function writeChecked(file: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  writeFileSync(file, text);
  try {
    load();
  } catch (error) {
    if (before) writeFileSync(file, before);
    else rmSync(file);
    throw new Error(`Nothing was written, because it would have faults.\n${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Writes a course; returns its place. */
function writeCourse({ courses, retired }: SiteContent, values: Values): string {
  const { title, address, level, track } = values;
  const weeks = Number(values.weeks);
  if (!Number.isInteger(weeks) || weeks < 1)
    throw new Error(`--weeks ${values.weeks}: write a number, such as 8.`);
  const file = path.posix.join(CONTENT_FOLDER, "courses", `${address}.md`);
  if (existsSync(file)) throw new Error(`${file} already exists: choose another title, or add --address.`);
  const all = [...courses, ...retired];
  const next = (numbers: number[]) => Math.max(0, ...numbers) + 1;
  const [first] = all;
  const text = fillTemplate("course.md", {
    ...{ level, track, weeks, sessions: SESSIONS_A_WEEK * weeks },
    ...{ id: next(all.map(({ id }) => Number(id))), order: next(all.map(({ order }) => order)) },
    title: JSON.stringify(title),
    shortTitle: JSON.stringify(title.slice(0, 16).trim()),
    description: JSON.stringify(`REPLACE: what a learner can do after ${title}, in one sentence.`),
    today: new Date().toISOString().slice(0, 10),
    syllabus: formatFields({ syllabus: listBlocks(weeks) }),
    figures: first ? formatFields({ marketDemand: first.marketDemand.map(emptyFigure) }) : "",
  });
  writeChecked(file, text);
  return `${file}:1`;
}

/** A figure to be replaced: that of another course without its words. */
const emptyFigure = ({ source, ...figure }: MarketFact) => ({
  ...figure,
  metric: "REPLACE: what the figure counts",
  description: `REPLACE: a sentence that names ${source.publisher} and ${source.year}.`,
  source,
});

/** Blocks of two weeks; the last one has a single week if their number is odd. */
const listBlocks = (weeks: number) =>
  Array.from({ length: Math.ceil(weeks / 2) }, (_, index) => {
    const from = 2 * index + 1;
    const to = Math.min(from + 1, weeks);
    const first = SESSIONS_A_WEEK * (from - 1) + 1;
    return {
      weeks: from === to ? String(from) : `${from}-${to}`,
      title: "REPLACE: title of the block",
      text: "REPLACE: what a learner can do after these weeks.",
      sessions: Array.from(
        { length: SESSIONS_A_WEEK * (to - from + 1) },
        (_, place) => `REPLACE: title of session ${first + place}`,
      ),
    };
  });

/** Writes a prompt after the last one of its group; returns its place. */
function writePrompt({ toolkit: { groups } }: SiteContent, values: Values): string {
  const { group, title, level, address: slug } = values;
  const names = groups.map((other) => other.slug);
  if (!names.includes(group))
    throw new Error(
      `The group '${group}' does not exist: write ${nearest(group, names) ?? names.join(", ")}.`,
    );
  const file = path.posix.join(CONTENT_FOLDER, "toolkit/prompts", `${group}.yaml`);
  const text = readFileSync(file, "utf8");
  const prompts = parseDocument(text).get("prompts", true);
  if (!isSeq(prompts) || !prompts.range) throw new Error(`${file} has no list of prompts.`);
  const [start, end] = prompts.range;
  const indent = " ".repeat(start - text.lastIndexOf("\n", start) - 1);
  const entry = fillTemplate("prompt.yaml", { title: JSON.stringify(title), slug, level });
  const before = `${text.slice(0, end).trimEnd()}\n`;
  writeChecked(file, before + entry.replace(/^(?=.)/gm, indent) + text.slice(end));
  return `${file}:${before.split("\n").length}`;
}

async function create(): Promise<void> {
  const { values, positionals } = readOptions(OPTIONS, 1, USAGE);
  const kind = KINDS[positionals[0] ?? ""];
  if (!kind) throw new Error(USAGE);
  const missing = kind.needs.filter((name) => !values[name]);
  if (missing.length > 0) throw new Error(`Add --${missing.join(", --")}.\n\n${USAGE}`);
  const address = values.address ?? toSlug(values.title ?? "");
  if (!address) throw new Error("No address can be made from this title: add --address, such as learn-java.");
  const content = load();
  const place = kind.write(content, { ...(values as Values), address });
  console.log(
    `Written as a draft: ${place}\nReplace every text that begins with REPLACE, then remove the line draft.\nnpm run dev shows it.`,
  );
}

runCommand(create);
