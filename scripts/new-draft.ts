import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSeq, parseDocument, stringify } from "yaml";
import { SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import { slug } from "#app/content/fields.server.ts";
import { fillCopy, type NameValues } from "#app/content/fill-copy.ts";
import { nearest } from "#app/content/nearest.ts";
import type { MarketFact } from "#app/courses/market/market-fact.server.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { loadSiteContent, type SiteContent } from "#app/site/site-content.server.ts";

/** What the command line may give of a draft. */
export const DRAFT_OPTIONS = {
  title: { type: "string" },
  track: { type: "string" },
  level: { type: "string" },
  weeks: { type: "string" },
  group: { type: "string" },
  address: { type: "string" },
} as const;

type Values = Record<keyof typeof DRAFT_OPTIONS, string>;

/** What can be written: the options that it needs, and how it is written into a folder of content. */
const KINDS: Record<
  string,
  { needs: (keyof Values)[]; write: (folder: string, content: SiteContent, values: Values) => string }
> = {
  course: { needs: ["title", "address", "track", "level", "weeks"], write: writeCourse },
  prompt: { needs: ["group", "title", "address", "level"], write: writePrompt },
};

/**
 * Writes the draft of a course or a prompt into a folder of content. Returns its file and line.
 * @throws Error that says what to type instead; then nothing was written.
 */
export function writeDraft(folder: string, name: string | undefined, values: Partial<Values>): string {
  const kind = KINDS[name ?? ""];
  if (!kind) throw new Error(`Write ${Object.keys(KINDS).join(" or ")} first.`);
  const missing = kind.needs.filter((option) => !values[option]);
  if (missing.length > 0) throw new Error(`Add --${missing.join(", --")}.`);
  return kind.write(folder, load(folder), values as Values);
}

/** Reads all content, drafts too. */
const load = (folder: string): SiteContent => loadSiteContent(folder, { showDrafts: true });

/** Fills in a template; names without a value, such as those of a prompt's own text, stay. */
const fillTemplate = (name: string, values: NameValues): string =>
  fillCopy(readFileSync(new URL(`../docs/templates/${name}`, import.meta.url), "utf8"), values);

/** Fields as YAML, with each text on one line. */
const formatFields = (fields: object): string => stringify(fields, { lineWidth: 0 }).trimEnd();

/** Writes a file. @throws Error with the faults of the new text, after taking it back. */
function writeChecked(folder: string, file: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  writeFileSync(file, text);
  try {
    load(folder);
  } catch (error) {
    if (before) writeFileSync(file, before);
    else rmSync(file);
    throw new Error(`Nothing was written, because it would have faults.\n${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Writes a course; returns its place. */
function writeCourse(folder: string, { courses, retired }: SiteContent, values: Values): string {
  const { title, address, level, track } = values;
  const wrong = slug().safeParse(address).error?.issues[0];
  if (wrong) throw new Error(`--address ${address}: ${wrong.message}.`);
  const weeks = Number(values.weeks);
  if (!Number.isInteger(weeks) || weeks < 1)
    throw new Error(`--weeks ${values.weeks}: write a number, such as 8.`);
  const file = path.posix.join(folder, "courses", `${address}.md`);
  if (existsSync(file)) throw new Error(`${file} already exists: choose another --address.`);
  const all = [...courses, ...retired];
  const next = (numbers: number[]) => Math.max(0, ...numbers) + 1;
  const [first] = all;
  const text = fillTemplate("course.md", {
    level,
    track,
    weeks,
    sessions: SESSIONS_A_WEEK * weeks,
    id: next(all.map(({ id }) => Number(id))),
    order: next(all.map(({ order }) => order)),
    title: JSON.stringify(title),
    shortTitle: JSON.stringify(title.slice(0, 16).trim()),
    description: JSON.stringify(`REPLACE: what a learner can do after ${title}, in one sentence.`),
    today: getBuildDay(),
    syllabus: formatFields({ syllabus: listBlocks(weeks) }),
    figures: first ? formatFields({ marketDemand: first.marketDemand.map(emptyFigure) }) : "",
  });
  writeChecked(folder, file, text);
  return `${file}:1`;
}

/** A figure to be replaced: that of another course without its value and words. */
const emptyFigure = ({ source, ...figure }: MarketFact) => ({
  ...figure,
  value: "REPLACE: 62%",
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
function writePrompt(folder: string, { toolkit: { groups } }: SiteContent, values: Values): string {
  const { group, title, level, address: slug } = values;
  const names = groups.map((other) => other.slug);
  if (!names.includes(group))
    throw new Error(
      `The group '${group}' does not exist: write ${nearest(group, names) ?? names.join(", ")}.`,
    );
  const file = path.posix.join(folder, "toolkit/prompts", `${group}.yaml`);
  const text = readFileSync(file, "utf8");
  const prompts = parseDocument(text).get("prompts", true);
  if (!isSeq(prompts) || !prompts.range) throw new Error(`${file} has no list of prompts.`);
  const [start, end] = prompts.range;
  const indent = " ".repeat(start - text.lastIndexOf("\n", start) - 1);
  const entry = fillTemplate("prompt.yaml", { title: JSON.stringify(title), slug, level });
  const before = `${text.slice(0, end).trimEnd()}\n`;
  writeChecked(folder, file, before + entry.replace(/^(?=.)/gm, indent) + text.slice(end));
  return `${file}:${before.split("\n").length}`;
}
