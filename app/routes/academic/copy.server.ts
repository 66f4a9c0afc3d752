import { z } from "zod";
import {
  closing,
  heading,
  link,
  list,
  pageMeta,
  part,
  step,
  steps,
  text,
  titledText,
} from "#app/content/fields.server.ts";

const four = z.strictObject({ ...heading, items: z.array(titledText).length(4) });

/** The shape of `content/pages/academic.yaml`. */
export const academicSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  audiences: list(
    "Students, then departments, each with the way to begin.",
    z.strictObject({ ...titledText.shape, link }),
  ).length(2),
  gaps: part("The six curriculum gaps.", {
    ...heading,
    taughtLabel: text("Words over what is taught."),
    neededLabel: text("Words over what is expected."),
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
    step.extend({ weeks: z.int().positive().describe("How many weeks it takes, such as '6'.") }),
  ).describe("The four steps of a semester, one after the other from week 1, drawn week by week."),
  drawing: part("Words of the drawing: a degree, then the weeks of these steps, then work.", {
    degree: text("Names the degree."),
    semesters: text("Names its eight semesters for people with screen readers."),
    weeks: text("Says what the marks are."),
    monday: text("What comes after the weeks."),
  }),
  hours: part("Hours and assessment of each course, for a board of studies.", {
    ...heading,
    columns: part("Headings of the columns.", {
      course: text(),
      live: text(),
      own: text(),
      outcomes: text(),
      projects: text(),
    }),
    unknown: text("Shown instead of own hours that are not known."),
  }),
  closing: closing.describe("Call to action."),
});
