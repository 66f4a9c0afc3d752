import { z } from "zod";
import { isoDate, text } from "./fields.server.ts";

/** A number that the content must reach for a claim to stand. */
const atLeast = z.strictObject({
  /** Projects over all courses. */
  projects: z.int().optional(),
  /** Taught hours over all courses. */
  hours: z.int().optional(),
});

/** What the owner alone can say of a claim. */
const ownersWord = {
  /** What the claim counts or means, in the owner's words; shown small beside it. Leave it out until the owner has said it. */
  definition: text().max(140).optional(),
  /** Day on which the owner found it true; shown before the definition. */
  asOf: isoDate().optional(),
};

/** A figure of the home page. */
export const statistic = z.strictObject({
  /** The figure as shown. */
  value: text(),
  /** What it counts. */
  label: text(),
  /** What the content must prove. */
  atLeast: atLeast.optional(),
  ...ownersWord,
});

/** Something that is true of every course. */
export const delivery = z.strictObject({
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
});

/** A sentence of a page that only the owner can stand behind. */
export const promise = z.strictObject({
  /** Address of the page on which it stands. */
  page: z.string().regex(/^\/[^\s]*$/, { error: "write the address of a page, such as /contact" }),
  /** The sentence, word for word as on its page. */
  claim: text(),
  ...ownersWord,
});

type Statistic = z.output<typeof statistic>;
type Delivery = z.output<typeof delivery>;
type Claims = { statistics: Statistic[]; delivery: Delivery[]; promises: z.output<typeof promise>[] };

/** The numbers of a claim that the content proves; none where only the owner can prove it. */
export function listProvenNumbers(claim: Statistic | Delivery): number[] {
  const { atLeast, weeks, sessionsPerWeek }: Partial<Delivery> = claim;
  const numbers = [...Object.values(atLeast ?? {}), ...Object.values(weeks ?? {}), sessionsPerWeek];
  return numbers.filter((number) => number !== undefined);
}

/** The claims that the content does not prove and of which the owner has not said on which day they were found true. */
export const listUnprovenClaims = ({ statistics, delivery, promises }: Claims): string[] => [
  ...[...statistics, ...delivery].flatMap((claim) =>
    claim.asOf || listProvenNumbers(claim).length > 0 ? [] : [`${claim.value} ${claim.label}`],
  ),
  ...promises.flatMap(({ page, claim, asOf }) => (asOf ? [] : [`${page}: ${claim}`])),
];
