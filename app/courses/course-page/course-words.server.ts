import { z } from "zod";
import { link, list, part, ref, text } from "#app/content/fields.server.ts";
import { words } from "#app/courses/course-text.server.ts";
import { enrolmentWords } from "#app/courses/enrolment/enrolment-words.server.ts";
import { courseText } from "#app/page-model/words.server.ts";
import { decisionWords } from "./decision-words.server.ts";
import { letterWords } from "./letter-words.server.ts";
import { scoreWords } from "./score-words.server.ts";

const factWords = {
  label: words("Name of the fact."),
  note: words("Its word of explanation, shown on hover and focus."),
};

const fact = z.strictObject(factWords);

const factOrOngoing = z.strictObject({
  ...factWords,
  ongoing: part("The same for an ongoing course.", factWords),
});

/** The shape of `content/pages/course.yaml`. */
export const coursePageSchema = z.strictObject({
  retired: part("Shown at the address of a course that is no longer offered.", {
    title: courseText("Heading.", ["day"]),
    text: text("What has happened, and when.", { names: ["title", "day"] }),
  }),
  facts: part("The facts of the header; a course without an end has one cell for duration and hours.", {
    duration: factOrOngoing,
    sessions: factOrOngoing,
    hours: fact,
    projects: factOrOngoing,
  }),
  decision: decisionWords,
  tryIt: part("What a visitor can try before paying, under the poster.", {
    session: words("Words before the title of the session that is written out."),
    brief: words("Words before the title of an open brief."),
    alone: words("Link to how far one gets alone."),
  }),
  score: scoreWords,
  enrolment: enrolmentWords,
  fit: part("'Is it for you?', before week 1.", {
    title: words("Heading."),
    notFor: words("Title of whom the course does not suit."),
    instead: words("Words before the course to take instead."),
    before: words("Title of the courses before this one."),
    session: words("Title of how a live session goes."),
    own: words("Title of what a learner does in their own hours."),
  }),
  goodToKnow: part("What decides; each row shows only where its fact is known.", {
    title: words("Heading."),
    ongoing: words("The same for an ongoing course."),
    groupSize: words("How large a group is, once that is known.", ["groupSize"]),
    taughtWith: words("The versions that the course is taught with.", ["versions", "month"]),
    alone: link.describe("The link after what a learner can do alone."),
    open: words("What to ask, while not everything is known."),
    ask: words("Words of the link that asks."),
  }),
  letter: letterWords,
  neighbours: list(
    "Courses that are often confused: a fold for each question.",
    z.strictObject({
      question: words("Such as 'Python or Java?'."),
      text: words("How they differ, in a sentence or two."),
      courses: list("Two or three courses: the names of their files.", ref("courses", "Slug of a course."))
        .min(2)
        .max(3),
    }),
  ),
});

/** The words around a course. */
export type CourseWords = z.output<typeof coursePageSchema>;
