import { z } from "zod";
import { link, text } from "#app/content/fields.server.ts";

const fact = z.strictObject({
  label: text().describe("Name of the fact."),
  note: text().describe("Its word of explanation, shown on hover and focus."),
  ongoing: text().optional().describe("The explanation for an ongoing course, where it differs."),
});

const syllabusWords = {
  lead: text().describe("Sentence under the heading."),
  ship: text().describe("What is said of the last session."),
};

const enrolmentWords = {
  steps: z.array(text()).length(3).describe("What happens, step by step."),
  unknown: z
    .strictObject({
      both: text().describe("Neither the next start nor the price."),
      start: text().describe("Not the next start."),
      price: text().describe("Not the price."),
    })
    .describe("Said in place of what is not known yet."),
};

/** A row of 'Good to know' that says the same of every course. */
const row = {
  title: text().describe("What it is about, a few words."),
  text: text().describe("One or two sentences."),
};

/** What is said of an ongoing course instead. */
const ongoing = text();

const goodToKnow = z.strictObject({
  title: text().describe("Heading, and the link to it."),
  fee: text().describe("Title of the fee, once the course has a price."),
  groups: text().describe("Title of the next groups, once the course has some."),
  hours: z
    .strictObject({ ...row, ongoing })
    .describe("Hours of a week; {liveHours} and {ownHours} are those of the course."),
  costs: text().describe("Title of what one pays besides the fee."),
  groupSize: z
    .strictObject(row)
    .describe("How large a group is, once that is known; {groupSize} is the site's."),
  session: z
    .strictObject({ ...row, ongoing, link })
    .describe("How a session works, and where that can be read."),
  review: z.strictObject({ ...row, link }).describe("What a review looks like, and where one can be read."),
  certificate: z
    .strictObject({ ...row, ongoing, link })
    .describe("What the certificate says, and where a specimen is."),
  missedSession: text().describe("Title of what a learner who misses a session gets, once that is known."),
  refunds: text().describe("Title of the refunds, once they are known."),
  complaints: text().describe("Title of the complaints, once they are known."),
  taughtWith: z
    .strictObject(row)
    .describe("The course's {versions}, and the {month} in which they were checked."),
  changes: text().describe("Title of what has changed in the last quarter."),
});

const readiness = z.strictObject({
  title: text().describe("Heading, and the link to it."),
  lead: text().describe("How to use the questions."),
  ready: text().describe("Name of the best result."),
  nearly: text().describe("Name of the middle result."),
  notYet: text().describe("Name of the lowest result."),
});

/** The shape of `content/pages/course.yaml`; {track} and {title} are replaced by those of the course. */
export const coursePageSchema = z.strictObject({
  retired: z
    .strictObject({
      title: text().includes("{title}", { error: "name the course with {title}" }).describe("Heading."),
      text: text().describe("What has happened, and when."),
      related: text().describe("Heading over the courses of the same track, where there are any."),
      all: link.describe("The link to the catalogue."),
    })
    .describe(
      "Said at the address of a course that is no longer offered; {day} is the day on which it ended.",
    ),
  facts: z
    .strictObject({ duration: fact, sessions: fact, hours: fact, projects: fact })
    .describe("The four facts of the header."),
  syllabus: z
    .strictObject({
      title: text().describe("Heading."),
      written: text().describe("Said before the link to a session of the track that is written out."),
      read: text().describe("The link behind the title of that session."),
      ...syllabusWords,
      ongoing: z.strictObject(syllabusWords).describe("The same for an ongoing course."),
    })
    .describe("The timetable of the sessions; {courseSessions} and {courseWeeks} are those of the course."),
  enrolment: z
    .strictObject({
      title: text().describe("Heading."),
      ...enrolmentWords,
      ongoing: z.strictObject(enrolmentWords).describe("The same for an ongoing course."),
      week: text().describe(
        "How much time a week takes; {weekHours} are the live and the own hours of the course.",
      ),
      group: text().describe("A group in one sentence; {language} and {seats} are its own."),
      groupWith: text().describe(
        "Word behind it and a comma, before the name of the mentor, once that is known.",
      ),
      calendar: text().describe("Words of the link to a group's calendar file."),
      groups: text().describe("Heading of the list of groups on the contact page."),
    })
    .describe("What happens after the enrolment's button, and what is said of groups."),
  goodToKnow: goodToKnow.describe(
    "What decides, below the tabs; each row shows only where its fact is known.",
  ),
  readiness: readiness.describe("'Am I ready?', below that."),
  highlights: text().describe("Heading of the programme highlights."),
  demand: text().describe("Heading of the market figures."),
  brief: text().describe("The link behind a project that has an open brief."),
  related: text().describe("Heading of the related courses."),
  closing: text().describe("Closing call to action."),
});

/** The words around a course. */
export type CoursePageCopy = z.output<typeof coursePageSchema>;
