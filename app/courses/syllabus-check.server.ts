import { findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { asWarning, type Finding } from "#app/content/finding.ts";
import {
  formatWeeks,
  getSpanLength,
  getSyllabusWeeks,
  getWeeks,
  SESSIONS_A_WEEK,
  type SyllabusBlock,
  type WeekSpan,
} from "./course.ts";
import type { CourseFrontMatter } from "./course-schema.server.ts";

/** Every fault of a course's syllabus: its weeks, the number and names of its sessions, and words that contradict it. */
export function checkSyllabus(file: ContentFile, data: CourseFrontMatter): Finding[] {
  const blocks = data.syllabus;
  const weeks = getSyllabusWeeks(data);
  const length = `${getWeeks(data) ? "the course has" : "the rhythm of an ongoing course has"} ${weeks} weeks`;
  const wrongWeeks = checkWeeks(file, blocks, weeks, length);
  return [
    ...wrongWeeks,
    ...(wrongWeeks.length > 0 ? [] : checkCounts(file, blocks, data.sessions)),
    ...checkRepeats(file, blocks),
    ...(wrongWeeks.length > 0 ? [] : checkMentions(file, data, blocks, weeks, length).map(asWarning)),
  ];
}

/** Blocks cover the weeks from the first to the last, in order, without gap or overlap. */
function checkWeeks(file: ContentFile, blocks: SyllabusBlock[], last: number, length: string): Finding[] {
  const findings: Finding[] = [];
  let next: number | undefined = 1;
  for (const [index, { weeks }] of blocks.entries()) {
    const before = findings.length;
    const fault = (fix: string) =>
      findings.push(findingAt(file, ["syllabus", index, "weeks"], formatWeeks(weeks), fix));
    const end = Math.max(weeks.from, weeks.to) + 1;
    if (weeks.to < weeks.from) fault("write the earlier week first");
    else if (next === 1 && weeks.from !== 1) fault("the first block begins with week 1");
    else if (next !== undefined && weeks.from !== next)
      fault(`the block before it ends with week ${next - 1}: begin with week ${next}`);
    if (index === blocks.length - 1 && end !== last + 1) fault(`${length}: end with week ${last}`);
    // The block after a wrong one is not compared with it: its fault would be the same.
    next = findings.length > before ? undefined : end;
  }
  return findings;
}

/** Two sessions a week in every block, and in all as many as the course says. */
function checkCounts(file: ContentFile, blocks: SyllabusBlock[], sessions: number): Finding[] {
  const findings = blocks.flatMap((block, index) => {
    const expected = SESSIONS_A_WEEK * getSpanLength(block.weeks);
    if (expected <= 0 || block.sessions.length === expected) return [];
    const fix = `two live sessions a week: write ${expected} for ${formatWeeks(block.weeks).toLowerCase()}`;
    return findingAt(file, ["syllabus", index, "sessions"], titles(block.sessions.length), fix);
  });
  const total = blocks.reduce((sum, block) => sum + block.sessions.length, 0);
  if (findings.length > 0 || total === sessions) return findings;
  return [
    findingAt(file, ["syllabus"], titles(total), `the course has ${sessions} live sessions: name each`),
  ];
}

const titles = (count: number): string => `${count} session ${count === 1 ? "title" : "titles"}`;

/** No two sessions of a course have the same title. */
function checkRepeats(file: ContentFile, blocks: SyllabusBlock[]): Finding[] {
  const places = new Map<string, PropertyKey[]>();
  return blocks.flatMap((block, blockIndex) =>
    block.sessions.flatMap((title, index) => {
      const key = title.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, " ");
      const at = ["syllabus", blockIndex, "sessions", index];
      const first = places.get(key.trim());
      places.set(key.trim(), first ?? at);
      if (!first) return [];
      const fix = `line ${file.lineOf(first)} has the same title: name what is new in this session`;
      return findingAt(file, at, title, fix);
    }),
  );
}

/**
 * Warns of weeks in the texts of a course that it does not have, and of spans of weeks that are no blocks of its
 * syllabus. Warnings only: a text may speak of other weeks.
 */
function checkMentions(
  file: ContentFile,
  data: CourseFrontMatter,
  blocks: SyllabusBlock[],
  weeks: number,
  length: string,
): Finding[] {
  const begins = new Set(blocks.map((block) => block.weeks.from));
  const ends = new Set(blocks.map((block) => block.weeks.to));
  const spans = blocks.map((block) => formatWeeks(block.weeks).toLowerCase()).join(", ");
  const findFixes = (text: string) =>
    findWeekMentions(text, weeks).flatMap(({ words, from, to }) => {
      if (from < 1 || to > weeks || from > to) return [`'${words}': ${length}`];
      if (from === to || (begins.has(from) && ends.has(to))) return [];
      return [`'${words}' contradicts the syllabus (${spans}): name whole blocks, or no weeks`];
    });
  return [
    ...listTexts(data, blocks).flatMap(([at, text]) =>
      findFixes(text).map((fix) => findingAt(file, at, text, fix)),
    ),
    ...file.body.split("\n").flatMap((text, index) =>
      findFixes(text).map((fix) => ({
        ...findingAt(file, ["longDescription"], text, fix),
        line: file.bodyLine + index,
      })),
    ),
  ];
}

/** The texts that may name weeks of the course, each with the path of its field. */
const listTexts = (
  { description, programHighlights }: CourseFrontMatter,
  blocks: SyllabusBlock[],
): [PropertyKey[], string][] => [
  [["description"], description],
  ...programHighlights.map((text, index) => [["programHighlights", index], text] as [PropertyKey[], string]),
  ...blocks.map(({ text }, index) => [["syllabus", index, "text"], text] as [PropertyKey[], string]),
];

const NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

const NUMBER = `(\\d{1,2}|${[...NUMBERS].reverse().join("|")})`;
const NAMED = new RegExp(
  `\\bweeks? ${NUMBER}(?:( and | to | until | through |-)(?:week )?${NUMBER})?\\b`,
  "gi",
);
const COUNTED = new RegExp(`\\b(first|last) ${NUMBER} weeks\\b`, "gi");

/** Weeks that a text names, with the words that name them. */
export type WeekMention = WeekSpan & { words: string };

/**
 * The weeks of a course of so many weeks that a text names, in figures or words: 'week 9', 'weeks nine to
 * twelve', 'the last two weeks'.
 */
export function findWeekMentions(text: string, weeks: number): WeekMention[] {
  if (!/week/i.test(text)) return [];
  const named = [...text.matchAll(NAMED)].flatMap(([words, from = "", link, to = from]) => {
    const span = { words, from: toNumber(from), to: toNumber(to) };
    if (link !== " and " || span.to === span.from + 1) return span;
    return [
      { ...span, to: span.from },
      { ...span, from: span.to },
    ];
  });
  const counted = [...text.matchAll(COUNTED)].map(([words, end = "", count = ""]) => {
    const length = toNumber(count);
    return end.toLowerCase() === "first"
      ? { words, from: 1, to: length }
      : { words, from: weeks - length + 1, to: weeks };
  });
  return [...named, ...counted];
}

const toNumber = (word: string): number => NUMBERS.indexOf(word.toLowerCase()) + 1 || Number(word);
