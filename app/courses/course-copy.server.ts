import { z } from "zod";
import { link, list, part, text } from "#app/content/fields.server.ts";

const fact = z.strictObject({
  label: text("Name of the fact."),
  note: text("Its word of explanation, shown on hover and focus."),
  ongoing: text("The explanation for an ongoing course, where it differs.").optional(),
});

const syllabusWords = {
  lead: text("Sentence under the heading."),
  ship: text("What is said of the last session."),
};

const enrolmentWords = {
  steps: list("What happens, step by step.", text()).length(3),
  unknown: part("Said in place of what is not known yet.", {
    both: text("Neither the next start nor the price."),
    start: text("Not the next start."),
    price: text("Not the price."),
  }),
};

/** A row of 'Good to know' that says the same of every course. */
const row = {
  title: text("What it is about, a few words."),
  text: text("One or two sentences."),
};

/** What is said of an ongoing course instead. */
const ongoing = text();

const goodToKnow = part("What decides, below the tabs; each row shows only where its fact is known.", {
  title: text("Heading, and the link to it."),
  fee: text("Title of the fee, once the course has a price."),
  groups: text("Title of the next groups, once the course has some."),
  hours: part("Hours of a week; {liveHours} and {ownHours} are those of the course.", { ...row, ongoing }),
  costs: text("Title of what one pays besides the fee."),
  groupSize: part("How large a group is, once that is known; {groupSize} is the site's.", row),
  session: part("How a session works, and where that can be read.", { ...row, ongoing, link }),
  review: part("What a review looks like, and where one can be read.", { ...row, link }),
  certificate: part("What the certificate says, and where a specimen is.", { ...row, ongoing, link }),
  missedSession: text("Title of what a learner who misses a session gets, once that is known."),
  refunds: text("Title of the refunds, once they are known."),
  complaints: text("Title of the complaints, once they are known."),
  taughtWith: part("The course's {versions}, and the {month} in which they were checked.", row),
  changes: text("Title of what has changed in the last quarter."),
});

const readiness = part("'Am I ready?', below that.", {
  title: text("Heading, and the link to it."),
  lead: text("How to use the questions."),
  score: text("Heading of the results."),
  ready: text("Name of the best result."),
  nearly: text("Name of the middle result."),
  notYet: text("Name of the lowest result."),
});

/** The shape of `content/pages/course.yaml`; {track} and {title} are replaced by those of the course. */
export const coursePageSchema = z.strictObject({
  retired: part(
    "Said at the address of a course that is no longer offered; {day} is the day on which it ended.",
    {
      title: text("Heading.").includes("{title}", { error: "name the course with {title}" }),
      text: text("What has happened, and when."),
      related: text("Heading over the courses of the same track, where there are any."),
      all: link.describe("The link to the catalogue."),
    },
  ),
  facts: part("The four facts of the header.", {
    duration: fact,
    sessions: fact,
    hours: fact,
    projects: fact,
  }),
  syllabus: part(
    "The timetable of the sessions; {courseSessions} and {courseWeeks} are those of the course.",
    {
      title: text("Heading."),
      link: text("The link to it in the header."),
      poster: text("Stands at the foot of the poster until a session is pointed at."),
      written: text("Said before the link to a session of the track that is written out."),
      read: text("The link behind the title of that session."),
      ...syllabusWords,
      ongoing: part("The same for an ongoing course.", syllabusWords),
    },
  ),
  enrolment: part("What happens after the enrolment's button, and what is said of groups.", {
    title: text("Heading."),
    ...enrolmentWords,
    ongoing: part("The same for an ongoing course.", enrolmentWords),
    week: text("How much time a week takes; {weekHours} are the live and the own hours of the course."),
    group: text("A group in one sentence; {language} and {seats} are its own."),
    groupWith: text("Word behind it and a comma, before the name of the mentor, once that is known."),
    calendar: text("Words of the link to a group's calendar file."),
    groups: text("Heading of the list of groups on the contact page."),
  }),
  goodToKnow,
  readiness,
  highlights: text("Heading of the programme highlights."),
  demand: text("Heading of the market figures."),
  brief: text("The link behind a project that has an open brief."),
  related: text("Heading of the related courses."),
  closing: text("Closing call to action."),
  certificate: text("What the poster is at the end, where all its marks are white."),
});

/** The words around a course. */
export type CoursePageCopy = z.output<typeof coursePageSchema>;
