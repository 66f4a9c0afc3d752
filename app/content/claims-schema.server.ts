import { z } from "zod";
import { isoDate, text } from "./fields.server.ts";

/** A number that the content must reach for a claim to stand. */
const atLeast = z.strictObject({
  /** Projects over all courses. */
  projects: z.int().optional(),
  /** Taught hours over all courses. */
  hours: z.int().optional(),
});

/** What makes a claim of the owner honest: how it is counted, and when the owner found it true. */
const ownersWord = {
  /** How it is counted or meant; shown small beside the claim. */
  definition: text().max(140).optional(),
  /** Day on which the owner found it true; shown before the definition. */
  asOf: isoDate().optional(),
};

/** A claim stands only if the content can prove it, or if it says how the owner counts it. */
const isProvable = (claim: {
  definition?: unknown;
  atLeast?: unknown;
  weeks?: unknown;
  sessionsPerWeek?: unknown;
}) =>
  [claim.definition, claim.atLeast, claim.weeks, claim.sessionsPerWeek].some((proof) => proof !== undefined);

const UNPROVEN = {
  error: "say in a definition how it is counted, or by atLeast what the content must prove",
};

/** A figure of the home page. */
export const statistic = z
  .strictObject({
    /** The figure as shown. */
    value: text(),
    /** What it counts. */
    label: text(),
    /** What the content must prove. */
    atLeast: atLeast.optional(),
    ...ownersWord,
  })
  .refine(isProvable, UNPROVEN);

/** Something that is true of every course. */
export const delivery = z
  .strictObject({
    /** The figure or word as shown. */
    value: text(),
    /** What it says. */
    label: text(),
    /** What the content must prove. */
    atLeast: atLeast.optional(),
    /** Shortest and longest course of the catalogue, in weeks. */
    weeks: z.strictObject({ from: z.int(), to: z.int() }).optional(),
    /** Live sessions a week of every course with a fixed length. */
    sessionsPerWeek: z.int().optional(),
    ...ownersWord,
  })
  .refine(isProvable, UNPROVEN);

/** A sentence of a page that only the owner can stand behind. */
export const promise = z.strictObject({
  /** Address of the page on which it stands. */
  page: z.string().regex(/^\/[^\s]*$/, { error: "write the address of a page, such as /contact" }),
  /** The sentence, word for word as on its page. */
  claim: text(),
  ...ownersWord,
});

type Claims = {
  statistics: z.output<typeof statistic>[];
  delivery: z.output<typeof delivery>[];
  promises: z.output<typeof promise>[];
};

/** The claims that only the owner can prove and has not yet given a day on which they were found true. */
export const listUnprovenClaims = ({ statistics, delivery, promises }: Claims): string[] => [
  ...[...statistics, ...delivery].flatMap(({ value, label, definition, asOf }) =>
    definition && !asOf ? [`${value} ${label}: ${definition}`] : [],
  ),
  ...promises.flatMap(({ page, claim, asOf }) => (asOf ? [] : [`${page}: ${claim}`])),
];
