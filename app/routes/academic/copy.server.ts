import { z } from "zod";
import { closing, heading, link, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";
import { steps } from "#app/content/step.server.ts";
import { parseWeekRanges } from "#app/content/week-range.ts";

const four = z.strictObject({ ...heading, items: z.array(titledText).length(4) });

/** The shape of `content/pages/academic.yaml`. */
export const academicSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  /** Students, then departments, each with the way to begin. */
  audiences: z.array(z.strictObject({ ...titledText.shape, link })).length(2),
  /** The six curriculum gaps. */
  gaps: z.strictObject({
    ...heading,
    /** Words over what is taught. */
    taughtLabel: text(),
    /** Words over what is expected. */
    neededLabel: text(),
    /** Gaps. */
    items: z
      .array(
        z.strictObject({
          /** What the syllabus teaches. */
          taught: text(),
          /** What a team expects. */
          needed: text(),
          /** How the gap is closed. */
          text: text(),
        }),
      )
      .length(6),
  }),
  /** The four offerings. */
  offerings: four,
  /** The four reasons. */
  reasons: four,
  /** The four steps of a semester, drawn week by week. */
  steps: steps(["Assess", "Learn", "Build", "Launch"]).refine(
    ({ steps: list }) => parseWeekRanges(list.map(({ when }) => when)) !== undefined,
    {
      path: ["steps"],
      error:
        "write 'when' of each step as 'Weeks 3-8', beginning in the week after the step before, from week 1",
    },
  ),
  /** Hours and assessment of each course, for a board of studies. */
  hours: z.strictObject({
    ...heading,
    /** Headings of the columns. */
    columns: z.strictObject({
      course: text(),
      live: text(),
      own: text(),
      outcomes: text(),
      projects: text(),
    }),
    /** Said in place of own hours that are not known. */
    unknown: text(),
  }),
  /** Call to action. */
  closing,
});
