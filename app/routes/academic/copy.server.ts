import { z } from "zod";
import { closing, heading, link, pageMeta, steps, text, titledText } from "#app/content/fields.server.ts";
import { parseWeekRanges } from "#app/content/week-range.ts";

const four = z.strictObject({ ...heading, items: z.array(titledText).length(4) });

/** The shape of `content/pages/academic.yaml`. */
export const academicSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  audiences: z
    .array(z.strictObject({ ...titledText.shape, link }))
    .length(2)
    .describe("Students, then departments, each with the way to begin."),
  gaps: z
    .strictObject({
      ...heading,
      taughtLabel: text().describe("Words over what is taught."),
      neededLabel: text().describe("Words over what is expected."),
      items: z
        .array(
          z.strictObject({
            taught: text().describe("What the syllabus teaches."),
            needed: text().describe("What a team expects."),
            text: text().describe("How the gap is closed."),
          }),
        )
        .length(6)
        .describe("Gaps."),
    })
    .describe("The six curriculum gaps."),
  offerings: four.describe("The four offerings."),
  reasons: four.describe("The four reasons."),
  steps: steps(["Assess", "Learn", "Build", "Launch"])
    .refine(({ steps: list }) => parseWeekRanges(list.map(({ when }) => when)) !== undefined, {
      path: ["steps"],
      error:
        "write 'when' of each step as 'Weeks 3-8', beginning in the week after the step before, from week 1",
    })
    .describe("The four steps of a semester, drawn week by week."),
  hours: z
    .strictObject({
      ...heading,
      columns: z
        .strictObject({
          course: text(),
          live: text(),
          own: text(),
          outcomes: text(),
          projects: text(),
        })
        .describe("Headings of the columns."),
      unknown: text().describe("Said in place of own hours that are not known."),
    })
    .describe("Hours and assessment of each course, for a board of studies."),
  closing: closing.describe("Call to action."),
});
