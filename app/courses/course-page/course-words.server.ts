import { z } from "zod";
import { courseText, textsWith } from "#app/academy/words.server.ts";
import { link, list, part, ref, text } from "#app/content/fields.server.ts";

/** Names that every text about the course may hold. */
const NAMES = ["title", "courseSessions", "courseWeeks"];

const words = textsWith(NAMES);

const factWords = {
  label: words("Name of the fact."),
  note: words("Its word of explanation, shown on hover and focus."),
};

const fact = z.strictObject(factWords);

const factOrOngoing = z.strictObject({
  ...factWords,
  ongoing: part("The same for an ongoing course.", factWords),
});

/** What the lines under 'Enroll Now' say where an ongoing course differs. */
const decisionWords = {
  pace: words("How long the course is, and how many sessions a week."),
  effort: words("Hours a week and in all, live and own.", ["weekHours", "allHours", "liveHours"]),
  builds: words("Label of the line with the projects."),
  certificate: words("What a learner has at the end, and what it is not."),
  fee: words("Label of the line with the fee."),
  none: words("Said where there is no course to take next."),
};

const enrolmentWords = {
  steps: list("What happens after the button 'Enroll Now', step by step.", words()).length(3),
};

/** A part of a letter; it has several lines. */
const letterText = (meaning: string, names: string[] = []) =>
  text(meaning, { names: [...NAMES, ...names], hasLines: true });

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
  facts: part("The facts of the header; a course without an end has one cell for duration and hours.", {
    duration: factOrOngoing,
    sessions: factOrOngoing,
    hours: fact,
    projects: factOrOngoing,
  }),
  decision: part("The lines under 'Enroll Now'.", {
    need: words("Label of what a learner needs."),
    readiness: words("Link to the five questions."),
    time: words("Label of length and hours."),
    week: words("Link to the hours of a week."),
    end: words("Label of what a learner has at the end."),
    ask: words("How to learn the fee and the next start, and what asking costs."),
    rest: words("How to learn one of them, where the other is known.", ["facts"]),
    costs: words("Link to all costs."),
    share: words("Link to the message for whoever pays."),
    open: words("Label of what the page does not say yet."),
    facts: words("What that is.", ["facts"]),
    about: words("Link to who teaches."),
    next: words("Label of the courses to take after it."),
    ...decisionWords,
    ongoing: part("The same for an ongoing course.", decisionWords),
  }),
  tryIt: part("What a visitor can try before paying, under the poster.", {
    session: words("Words before the title of the session that is written out."),
    brief: words("Words before the title of an open brief."),
    alone: words("Link to how far one gets alone."),
  }),
  score: part("The syllabus, week by week.", {
    title: words("Heading."),
    last: words("Said of the last session."),
    ongoing: part("The same for an ongoing course.", {
      title: words("Heading."),
      again: words("Said of the last session, after which the weeks repeat."),
    }),
    notes: part("What is said at a week.", {
      hours: words("Title of the hours that a learner works alone.", ["weekHours", "allHours"]),
      review: words("The work is handed in, and a mentor comments on it."),
      sample: link.describe("The link to a sample of such comments."),
    }),
    certificate: part("The certificate, across the last week.", {
      title: words("Its name."),
      text: words("What it says, and when a learner gets it."),
      ongoing: words("The same for an ongoing course."),
      link: link.describe("The link to a specimen."),
      keeps: words("Title of what a learner keeps besides."),
    }),
  }),
  enrolment: part("What is said of the enrolment, and of groups.", {
    ...enrolmentWords,
    ongoing: part("The same for an ongoing course.", enrolmentWords),
    week: words("How much time a week takes, live and own hours, in the bar of a phone.", ["weekHours"]),
    group: words("A group in one sentence.", ["language", "seats"]),
  }),
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
    open: words("What to ask, while the owner has not said everything."),
    ask: words("Words of the link that asks."),
  }),
  letter: part("A message for whoever pays, which visitors send or copy.", {
    unknown: words("Stands for a fee that is not known."),
    opening: letterText("How the text begins."),
    ...letterOf(""),
    end: letterText("Fee and address.", ["fee", "url"]),
    ongoing: part("The same for an ongoing course.", letterOf(", for an ongoing course")),
    subject: words("Subject of the mails."),
    link: letterText("The address of the course, at the end of a message.", ["url"]),
    readers: list(
      "A message for each reader.",
      z.strictObject({
        label: words("Whom it asks, such as 'Ask your employer'."),
        by: list("How it is sent, the usual way first.", z.enum(["chat", "email"])).min(1),
        opening: letterText("How the message begins."),
      }),
    ),
  }),
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
