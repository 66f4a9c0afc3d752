import { z } from "zod";
import { getCoursePath, getShareImagePath, SITE_FILES } from "#app/content/addresses.ts";
import { LEVELS, TRACKS } from "#app/content/tracks.ts";
import { type Course, getWeeks, isOngoing } from "#app/courses/course.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";

/** What is published of courses in addition to their pages. */
type Published = {
  sessions: { course: string; path: string }[];
  briefs: { course: string; project: string; path: string }[];
};

const range = z.object({ from: z.number(), to: z.number() });
const day = z.iso.date();

/**
 * The shape of the catalogue for other programs. Fields of version 1 are added, never renamed; ids and slugs are stable.
 * Null stands for what is not known, or what an ongoing course does not have.
 */
const catalogSchema = z.object({
  $schema: z.url().describe("Address of this schema."),
  version: z.literal(1).describe("Fields of a version are added, never renamed."),
  provider: z.object({ name: z.string(), url: z.url() }),
  courses: z
    .array(
      z.object({
        id: z.string().describe("Stable."),
        slug: z.string().describe("Stable; the last part of the address."),
        url: z.url(),
        title: z.string(),
        description: z.string(),
        level: z.enum(LEVELS),
        track: z.enum(TRACKS),
        weeks: z.int().nullable().describe("Null for an ongoing course."),
        sessions: z.int().describe("Live sessions; of an ongoing course, those of four weeks."),
        hours: z.number().nullable().describe("Taught hours; null for an ongoing course."),
        ownHours: range.nullable().describe("Hours a week for tasks; null if not known."),
        extraCosts: z.string().nullable().describe("Costs besides the fee; null if not known."),
        taughtWith: z
          .looseObject({
            tools: z.array(z.string()),
            checked: z.string().describe("Month in which the versions were checked."),
          })
          .nullable(),
        changes: z.array(z.object({ date: day, text: z.string() })).describe("Newest first."),
        prerequisites: z.array(z.string()),
        follows: z
          .array(
            z.object({
              course: z.string().describe("Slug of a course that comes before this one."),
              url: z.url(),
              gives: z.string().describe("What a learner brings from it."),
              isOptional: z.boolean().describe("True where it only helps."),
            }),
          )
          .describe("The courses before it."),
        followedBy: z.array(z.string()).describe("Slugs of the courses after it."),
        learningOutcomes: z.array(z.string()),
        projects: z.array(z.string()).describe("'Name - description'."),
        session: z.url().nullable().describe("A session that is written out in full, or null."),
        briefs: z.array(z.object({ project: z.string(), url: z.url() })).describe("Open projects."),
        syllabus: z.array(
          z.object({
            weeks: range,
            title: z.string(),
            text: z.string(),
            sessions: z.array(z.string()).describe("Titles of the live sessions, in order."),
          }),
        ),
        image: z.url(),
        published: day,
        modified: day,
      }),
    )
    .describe("In the order of the catalogue."),
});

/** The JSON Schema of the catalogue. */
export const getCatalogSchema = ({ identity }: SiteFacts) => ({
  $id: getAbsoluteUrl(identity.origin, SITE_FILES.catalogueSchema),
  title: `Course catalogue of ${identity.name}`,
  // As an input, a course may have further fields.
  ...z.toJSONSchema(catalogSchema, { io: "input" }),
});

/** The catalogue for other programs, in catalogue order: of a course, the fields that the schema names. */
export function getCatalogJson(
  { identity }: SiteFacts,
  courses: Course[],
  { sessions, briefs }: Published,
): z.output<typeof catalogSchema> {
  const url = (path: string) => getAbsoluteUrl(identity.origin, path);
  const sessionsOf = new Map(sessions.map(({ course, path }) => [course, url(path)]));
  const briefsOf = Map.groupBy(briefs, ({ course }) => course);
  return catalogSchema.parse({
    $schema: url(SITE_FILES.catalogueSchema),
    version: 1,
    provider: { name: identity.name, url: url("/") },
    courses: courses.map((course) => ({
      ...course,
      url: url(getCoursePath(course.slug)),
      weeks: getWeeks(course) ?? null,
      hours: isOngoing(course) ? null : course.hours,
      ownHours: course.ownHours ?? null,
      extraCosts: course.extraCosts ?? null,
      taughtWith: course.taughtWith ?? null,
      follows: course.follows.map((before) => ({ ...before, url: url(getCoursePath(before.course)) })),
      followedBy: course.followedBy.map(({ slug }) => slug),
      session: sessionsOf.get(course.slug) ?? null,
      briefs: (briefsOf.get(course.slug) ?? []).map(({ project, path }) => ({ project, url: url(path) })),
      image: url(getShareImagePath(getCoursePath(course.slug))),
    })),
  });
}
