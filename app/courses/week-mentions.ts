import type { WeekSpan } from "./syllabus.ts";

const NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

const NUMBER = `(\\d{1,2}|${[...NUMBERS].reverse().join("|")})`;
const NAMED = new RegExp(
  `\\bweeks? ${NUMBER}(?:( and | to | until | through |-)(?:week )?${NUMBER})?\\b`,
  "gi",
);
const COUNTED = new RegExp(`\\b(first|last) ${NUMBER} weeks\\b`, "gi");
const NTH = new RegExp(`\\b(${[...ORDINALS].reverse().join("|")}) week\\b`, "gi");

/** Weeks that a text names, with the words that name them. */
export type WeekMention = WeekSpan & { words: string };

/**
 * The weeks of a course of so many weeks that a text names, in figures or words: 'week 9', 'weeks nine to
 * twelve', 'the ninth week', 'the last two weeks'.
 */
export function findWeekMentions(text: string, weeks: number): WeekMention[] {
  if (!/week/i.test(text)) return [];
  const named = [...text.matchAll(NAMED)].flatMap(([words, from = "", link, to = from]) => {
    const span = { words, from: toNumber(from), to: toNumber(to) };
    const isPair = link === " and " && span.to !== span.from + 1;
    return isPair
      ? [
          { ...span, to: span.from },
          { ...span, from: span.to },
        ]
      : [span];
  });
  const counted = [...text.matchAll(COUNTED)].map(([words, end = "", count = ""]) => {
    const length = toNumber(count);
    return end.toLowerCase() === "first"
      ? { words, from: 1, to: length }
      : { words, from: weeks - length + 1, to: weeks };
  });
  const nth = [...text.matchAll(NTH)].map(([words, ordinal = ""]) => {
    const week = ORDINALS.indexOf(ordinal.toLowerCase()) + 1;
    return { words, from: week, to: week };
  });
  return [...named, ...counted, ...nth];
}

const toNumber = (word: string): number => NUMBERS.indexOf(word.toLowerCase()) + 1 || Number(word);
