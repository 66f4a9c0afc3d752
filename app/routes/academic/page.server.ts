import { z } from "zod";
import { link, list, part, text } from "#app/content/fields.server.ts";
import { definePage } from "#app/page-model/page.server.ts";
import { heading, pageWords, step, steps, titledText } from "#app/page-model/words.server.ts";

const four = z.strictObject({ ...heading, items: z.array(titledText).length(4) });

/** Training for students and colleges: `content/pages/academic.yaml`. */
export const ACADEMIC_PAGE = definePage({
  address: "/academic",
  file: "academic",
  schema: pageWords({
    audiences: list(
      "Students, then departments, each with the way to begin.",
      z.strictObject({ ...titledText.shape, link }),
    ).length(2),
    gaps: part("The six curriculum gaps.", {
      ...heading,
      items: list(
        "Gaps.",
        z.strictObject({
          taught: text("What the syllabus teaches."),
          needed: text("What a team expects."),
          text: text("How the gap is closed."),
        }),
      ).length(6),
    }),
    offerings: four.describe("The four offerings."),
    reasons: four.describe("The four reasons."),
    steps: steps(
      ["Assess", "Learn", "Build", "Launch"],
      step.extend({ weeks: z.int().positive().describe("How many weeks it takes, such as 6.") }),
    ).describe("The four steps of a semester, one after the other from week 1, drawn week by week."),
    hours: part("Hours and assessment of each course, for a board of studies.", heading),
  }),
});
