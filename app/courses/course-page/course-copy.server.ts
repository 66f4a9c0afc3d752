import { z } from "zod";
import { courseText } from "#app/academy/words.server.ts";
import { link, list, part, ref, text } from "#app/content/fields.server.ts";

/** A text about the course; `names` are further names that it may hold. */
const words = (meaning?: string, names: string[] = []) =>
  text(meaning, { names: ["title", "courseSessions", "courseWeeks", ...names] });

const fact = z.strictObject({
  label: words("Name of the fact."),
  note: words("Its word of explanation, shown on hover and focus."),
  ongoing: words("The explanation for an ongoing course, where it differs.").optional(),
});

const syllabusWords = {
  lead: words("Sentence under the heading."),
  ship: words("What is said of the last session."),
};

const enrolmentWords = {
  steps: list("What happens after the button 'Enroll Now', step by step.", words()).length(3),
};

/** A part of a letter; it has several lines. */
const letterText = (meaning: string, names: string[] = []) =>
  text(meaning, { names: ["title", "courseSessions", "courseWeeks", ...names], hasLines: true });

const letterOf = (when: string) => ({
  time: letterText(`How long it takes${when}.`),
  hours: letterText(`How many hours a week that is${when}, where own hours are known.`, [
    "weekHours",
    "allHours",
  ]),
  certificate: letterText(`What the learner has at the end${when}.`, ["projects"]),
});

/** The shape of `content/pages/course.yaml`. */
export const coursePageSchema = z.strictObject({
  retired: part("Said at the address of a course that is no longer offered.", {
    title: courseText("Heading.", ["day"]),
    text: text("What has happened, and when.", { names: ["title", "day"] }),
  }),
  facts: part("The four facts of the header.", {
    duration: fact,
    sessions: fact,
    hours: fact,
    projects: fact,
  }),
  syllabus: part("The timetable of the sessions.", {
    title: words("Heading."),
    ...syllabusWords,
    ongoing: part("The same for an ongoing course.", syllabusWords),
  }),
  enrolment: part("What is said of the enrolment, and of groups.", {
    ...enrolmentWords,
    ongoing: part("The same for an ongoing course.", enrolmentWords),
    week: words("How much time a week takes, live and on your own.", ["weekHours"]),
    group: words("A group in one sentence.", ["language", "seats"]),
  }),
  atTheEnd: part("What a learner has at the end of the course.", {
    title: words("Heading."),
    projects: words("Title of the row with the names of the projects.", ["projects"]),
    certificate: part("What the certificate says, and where a specimen is.", {
      text: words("One or two sentences."),
      ongoing: words("The same for an ongoing course."),
      link,
    }),
    ongoing: part("The same for an ongoing course.", {
      title: words("Heading."),
      projects: words("Title of the row with the names of the projects.", ["projects"]),
    }),
  }),
  week: part("A week, drawn as a mark for each hour.", {
    title: words("Heading.", ["weekHours"]),
    review: words("The work is handed in, and a mentor comments on it."),
    link: link.describe("The link to a sample of such comments."),
  }),
  fit: part("'Is it for you?', below the syllabus.", {
    title: words("Heading, and the link to it."),
    readiness: words("How to use the five questions."),
  }),
  goodToKnow: part("What decides; each row shows only where its fact is known.", {
    title: words("Heading, and the link to it."),
    groupSize: words("How large a group is, once that is known.", ["groupSize"]),
    taughtWith: words("The versions that the course is taught with.", ["versions", "month"]),
    alone: link.describe("The link after what a learner can do alone."),
    open: words("What the owner has not said yet; /contact lists it too, of all courses.", ["facts"]),
    ask: words("Words of the link that asks."),
  }),
  letter: part("A message for whoever pays, which visitors mail or copy.", {
    unknown: words("Stands for a fee or costs that are not known."),
    opening: letterText("How the text begins."),
    ...letterOf(""),
    outcomes: letterText("What the learner can do then.", ["outcomes"]),
    end: letterText("Fee, costs and address.", ["fee", "costs", "url"]),
    ongoing: part("The same for an ongoing course.", letterOf(", for an ongoing course")),
    subject: words("Subject of the mails."),
    link: letterText("The address of the course, at the end of a mail.", ["url"]),
    mails: list(
      "A mail for each reader.",
      z.strictObject({
        label: words("Words of the link, such as 'Ask your employer'."),
        opening: letterText("How the mail begins."),
      }),
    ),
  }),
  neighbours: list(
    "Courses that are often confused, next to each other: a table for each question.",
    z.strictObject({
      question: words("Such as 'Python or Java?'."),
      text: words("How they differ, in a sentence or two."),
      courses: list("Two or three courses: the names of their files.", ref("courses", "Slug of a course."))
        .min(2)
        .max(3),
    }),
  ),
  closing: words("Closing call to action."),
});

/** The words around a course. */
export type CoursePageCopy = z.output<typeof coursePageSchema>;
