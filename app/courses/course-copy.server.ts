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
};

/** What is said of an ongoing course instead. */
const ongoing = words();

const atTheEnd = part("What a learner has at the end of the course.", {
  title: words("Heading."),
  projects: words("Title of the row with the names of the projects.", ["projects"]),
  keeps: words("Title of the row with what the course's file has in 'keeps'."),
  certificate: part("What the certificate says, and where a specimen is.", {
    title: words("Title of the row."),
    text: words("One or two sentences."),
    ongoing,
    link,
  }),
  ongoing: part("The same for an ongoing course.", {
    title: words("Heading."),
    projects: words("Title of the row with the names of the projects.", ["projects"]),
  }),
});

const week = part("A week, drawn as a mark for each hour.", {
  title: words("Heading.", ["weekHours"]),
  session: words("A live session."),
  own: words("The time between the sessions."),
  review: part("What follows: the work is handed in, and a mentor comments on it.", {
    title: words("One sentence."),
    link: link.describe("The link to a sample of such comments."),
  }),
  hour: words("Unit of a single hour."),
  hours: words("Unit of several hours."),
});

const fit = part("'Is it for you?', below the syllabus.", {
  title: words("Heading, and the link to it."),
  notFor: words("Said before the list of those whom the course does not suit."),
  instead: words("Said before the link to the course to take instead."),
  before: words("Title of the courses that it follows."),
  isOptional: words("Said after a course that only helps."),
  after: words("Title of the courses that follow it."),
  readiness: part("The five questions.", {
    title: words("Words that open them."),
    lead: words("How to use the questions."),
    score: words("Heading of the results."),
    ready: words("Name of the best result."),
    nearly: words("Name of the middle result."),
    notYet: words("Name of the lowest result."),
  }),
});

const goodToKnow = part("What decides; each row shows only where its fact is known.", {
  title: words("Heading, and the link to it."),
  fee: words("Title of the fee, once the course has a price."),
  groups: words("Title of the next groups, once the course has some."),
  costs: words("Title of what one pays besides the fee."),
  groupSize: part("How large a group is, once that is known.", {
    title: words("Title of the row."),
    text: words("One sentence.", ["groupSize"]),
  }),
  missedSession: words("Title of what a learner who misses a session gets, once that is known."),
  refunds: words("Title of the refunds, once they are known."),
  complaints: words("Title of the complaints, once they are known."),
  taughtWith: part("The versions that the course is taught with, and when they were checked.", {
    title: words("Title of the row."),
    text: words("One sentence.", ["versions", "month"]),
  }),
  changes: words("Title of what has changed in the last quarter."),
  alone: part("How far one gets alone and for free.", { title: words("Title of the row."), link }),
  open: part("What the owner has not said yet, in one row; /contact lists it too, of all courses.", {
    title: words("Title of the row."),
    text: words("One sentence with all of it.", ["facts"]),
    link: words("Words of the link that asks."),
    fee: words("The fee."),
    start: words("The next start; not said of an ongoing course."),
    time: words("The days and hours of the sessions."),
    mentor: words("Who the mentor is."),
    groupSize: words("The size of a group."),
    recordings: words("Recordings of missed sessions."),
    language: words("The language of the sessions."),
  }),
});

/** A part of a letter; it has several lines. */
const letterText = (meaning: string, names: string[] = []) =>
  text(meaning, { names: ["title", "courseSessions", "courseWeeks", ...names], hasLines: true });

const letterOf = (when: string) => ({
  time: letterText(`How long it takes${when}.`, ["weekHours"]),
  certificate: letterText(`What the learner has at the end${when}.`, ["projects"]),
});

const letter = part("A message for whoever pays, which visitors mail or copy.", {
  title: words("Words that open it."),
  label: words("Name of the text that is copied."),
  copying: part("The button that copies it.", {
    copy: words("Words of the button."),
    copied: words("Said when it has copied."),
    refused: words("Said when the browser refused; the text is selected then."),
  }),
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
});

const neighbours = part("Courses that are often confused, next to each other.", {
  rows: part("Titles of the four rows; their texts are those of the courses.", {
    needs: words("What one should know: the first prerequisite."),
    hours: words("Weeks, and hours a week."),
    builds: words("The projects."),
    last: words("The last session."),
  }),
  tables: list(
    "A table for each question.",
    z.strictObject({
      question: words("Such as 'Python or Java?'."),
      text: words("How they differ, in a sentence or two."),
      courses: list("Two or three courses: the names of their files.", text()).min(2).max(3),
    }),
  ),
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
    poster: words("At the foot of the poster until a session is pointed at."),
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
  atTheEnd,
  week,
  fit,
  goodToKnow,
  letter,
  neighbours,
  highlights: words("Heading of the programme highlights."),
  demand: words("Heading of the market figures."),
  brief: words("The link after a project that has an open brief."),
  related: words("Heading of the related courses."),
  closing: words("Closing call to action."),
});

/** The words around a course. */
export type CoursePageCopy = z.output<typeof coursePageSchema>;
