import { z } from "zod";
import { isoDate, text } from "./fields.server.ts";

/** A number that the content must reach for a claim to stand. */
const atLeast = z.strictObject({
  projects: z.int().optional().describe("Projects over all courses."),
  hours: z.int().optional().describe("Taught hours over all courses."),
});

/** What the owner alone can say of a claim. */
const ownersWord = {
  definition: text()
    .max(140)
    .optional()
    .describe(
      "What the claim counts or means, in the owner's words; shown small beside it. Leave it out until the owner has said it.",
    ),
  asOf: isoDate().optional().describe("Day on which the owner found it true; shown before the definition."),
};

/** A figure of the home page. */
export const statistic = z.strictObject({
  value: text().describe("The figure as shown."),
  label: text().describe("What it counts."),
  atLeast: atLeast.optional().describe("What the content must prove."),
  ...ownersWord,
});

/** Something that is true of every course. */
export const delivery = z.strictObject({
  value: text().describe("The figure or word as shown."),
  label: text().describe("What it says."),
  atLeast: atLeast.optional().describe("What the content must prove."),
  weeks: z
    .strictObject({ from: z.int(), to: z.int() })
    .optional()
    .describe("Shortest and longest course of the catalogue, in weeks."),
  sessionsPerWeek: z.int().optional().describe("Live sessions a week of every course with a fixed length."),
  ...ownersWord,
});

/** A sentence of a page that only the owner can stand behind. */
export const promise = z.strictObject({
  page: z
    .string()
    .regex(/^\/[^\s]*$/, { error: "write the address of a page, such as /contact" })
    .describe("Address of the page on which it stands."),
  claim: text().describe("The sentence, word for word as on its page."),
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
