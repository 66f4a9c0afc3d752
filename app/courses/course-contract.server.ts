import { z } from "zod";
import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { text } from "#app/content/fields.server.ts";
import { getSlug } from "#app/content/slug.server.ts";
import { TRACKS } from "#app/content/tracks.ts";
import { courseSchema } from "./course-schema.server.ts";

/** The shape of `content/contract.yaml`: what the owner has fixed. */
export const contractSchema = z.strictObject({
  questions: z
    .int()
    .positive()
    .optional()
    .describe("Number of questions on the contact page; without it their number is free."),
  paths: z
    .partialRecord(
      z.enum(TRACKS),
      z.strictObject({
        facts: z.array(text()).describe("Its totals, word for word."),
        stops: z
          .array(z.strictObject({ name: text(), weeks: z.int(), sessions: z.int() }))
          .describe("Its stops, in order; a stop may lose its page, but not its length."),
      }),
    )
    .default({})
    .describe("By track, what its learning path says."),
  courses: z
    .record(
      z.string(),
      courseSchema.pick({ id: true, duration: true, sessions: true, hours: true, level: true, track: true }),
    )
    .describe("By slug, the fields of a course."),
});

/** What the owner has fixed of courses, by slug. */
export type CourseContract = z.output<typeof contractSchema>["courses"];

/** Holds a course file against its row; fields that have a fault of their own already are left out. */
export function checkContract(
  file: ContentFile,
  contract: CourseContract,
  faults: ContentProblem[],
): ContentProblem[] {
  const slug = getSlug(file);
  const data = (file.data ?? {}) as Record<string, unknown>;
  return Object.entries(Object.hasOwn(contract, slug) ? (contract[slug] ?? {}) : {})
    .filter(([field, value]) => field in data && data[field] !== value)
    .filter(([field]) => !faults.some((fault) => fault.field === field))
    .map(([field, value]) => problemAt(file, [field], data[field], `contract.yaml fixes it: write ${value}`));
}

/** Every course of the owner's table has its file. */
export const checkComplete = (
  file: ContentFile,
  slugs: readonly string[],
  contract: CourseContract,
): ContentProblem[] =>
  Object.keys(contract)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => {
      const fix = "write that file; if it was renamed or removed, let the owner change this line";
      return { ...problemAt(file, ["courses", slug], undefined, fix), found: `no file courses/${slug}.md` };
    });
