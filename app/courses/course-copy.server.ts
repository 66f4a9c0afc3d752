import { z } from "zod";
import { link, list, part, text } from "#app/content/fields.server.ts";

/** A text about the course; `names` are further names that it may hold. */
const words = (meaning?: string, names: string[] = []) =>
  text(meaning, { names: ["title", "track", "courseSessions", "courseWeeks", ...names] });

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
  steps: list("What happens, step by step.", words()).length(3),
  unknown: part("Shown instead of what is not known yet.", {
    both: words("Neither the next start nor the price."),
    start: words("Not the next start."),
    price: words("Not the price."),
  }),
};

/** A row of 'Good to know' that says the same of every course. */
const row = {
  title: words("What it is about, a few words."),
  text: words("One or two sentences."),
};

/** What is said of an ongoing course instead. */
const ongoing = words();

const goodToKnow = part("What decides, below the tabs; each row shows only where its fact is known.", {
  title: words("Heading, and the link to it."),
  fee: words("Title of the fee, once the course has a price."),
  groups: words("Title of the next groups, once the course has some."),
  hours: part("Hours of a week.", {
    ...row,
    text: words("One or two sentences.", ["liveHours", "ownHours"]),
  }),
  costs: words("Title of what one pays besides the fee."),
  groupSize: part("How large a group is, once that is known.", {
    ...row,
    text: words("One sentence.", ["groupSize"]),
  }),
  session: part("How a session works, and where that can be read.", { ...row, ongoing, link }),
  review: part("What a review looks like, and where one can be read.", { ...row, link }),
  certificate: part("What the certificate says, and where a specimen is.", { ...row, ongoing, link }),
  missedSession: words("Title of what a learner who misses a session gets, once that is known."),
  refunds: words("Title of the refunds, once they are known."),
  complaints: words("Title of the complaints, once they are known."),
  taughtWith: part("The versions that the course is taught with, and when they were checked.", {
    ...row,
    text: words("One sentence.", ["versions", "month"]),
  }),
  changes: words("Title of what has changed in the last quarter."),
});

const readiness = part("'Am I ready?', below that.", {
  title: words("Heading, and the link to it."),
  lead: words("How to use the questions."),
  score: words("Heading of the results."),
  ready: words("Name of the best result."),
  nearly: words("Name of the middle result."),
  notYet: words("Name of the lowest result."),
});

const RETIRED = { names: ["title", "day"] };

/** The shape of `content/pages/course.yaml`. */
export const coursePageSchema = z.strictObject({
  retired: part("Said at the address of a course that is no longer offered.", {
    title: text("Heading.", RETIRED).includes("{title}", { error: "name the course with {title}" }),
    text: text("What has happened, and when.", RETIRED),
    related: text("Heading over the courses of the same track, where there are any.", RETIRED),
    all: link.describe("The link to the catalogue."),
  }),
  facts: part("The four facts of the header.", {
    duration: fact,
    sessions: fact,
    hours: fact,
    projects: fact,
  }),
  tryIt: part("What a visitor can try before paying, in the header.", {
    session: words("Said before the link to the course's written session."),
    brief: words("Said before the link to a project with an open brief."),
    tests: words("Said after a project whose brief has tests."),
  }),
  syllabus: part("The timetable of the sessions.", {
    title: words("Heading."),
    link: words("The link to it in the header."),
    poster: words("Stands at the foot of the poster until a session is pointed at."),
    read: words("The link after the title of that session."),
    ...syllabusWords,
    ongoing: part("The same for an ongoing course.", syllabusWords),
  }),
  enrolment: part("What happens after the enrolment's button, and what is said of groups.", {
    title: words("Heading."),
    ...enrolmentWords,
    ongoing: part("The same for an ongoing course.", enrolmentWords),
    week: words("How much time a week takes, live and on your own.", ["weekHours"]),
    group: words("A group in one sentence.", ["language", "seats"]),
    groupWith: text("Word after it and a comma, before the name of the mentor, once that is known."),
    calendar: words("Words of the link to a group's calendar file."),
    groups: text("Heading of the list of groups on the contact page."),
  }),
  goodToKnow,
  readiness,
  highlights: words("Heading of the programme highlights."),
  demand: words("Heading of the market figures."),
  brief: words("The link after a project that has an open brief."),
  related: words("Heading of the related courses."),
  closing: words("Closing call to action."),
  certificate: words("What the poster is at the end, where all its marks are white."),
});

/** The words around a course. */
export type CoursePageCopy = z.output<typeof coursePageSchema>;
