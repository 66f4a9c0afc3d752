import { z } from "zod";
import { link, text } from "#app/content/fields.server.ts";

const fact = z.strictObject({
  /** Name of the fact. */
  label: text(),
  /** Its word of explanation, shown on hover and focus. */
  note: text(),
  /** The explanation for an ongoing course, where it differs. */
  ongoing: text().optional(),
});

const syllabusWords = {
  /** Sentence under the heading. */
  lead: text(),
  /** What is said of the last session. */
  ship: text(),
};

const enrolmentWords = {
  /** What happens, step by step. */
  steps: z.array(text()).length(3),
  /** Said in place of what is not known yet. */
  unknown: z.strictObject({
    /** Neither the next start nor the price. */
    both: text(),
    /** Not the next start. */
    start: text(),
    /** Not the price. */
    price: text(),
  }),
};

/** A row of 'Good to know' that says the same of every course. */
const row = {
  /** What it is about, a few words. */
  title: text(),
  /** One or two sentences. */
  text: text(),
};

/** What is said of an ongoing course instead. */
const ongoing = text();

const goodToKnow = z.strictObject({
  /** Heading, and the link to it. */
  title: text(),
  /** Title of the fee, once the course has a price. */
  fee: text(),
  /** Title of the next groups, once the course has some. */
  groups: text(),
  /** Hours of a week; {liveHours} and {ownHours} are those of the course. */
  hours: z.strictObject({ ...row, ongoing }),
  /** Title of what one pays besides the fee. */
  costs: text(),
  /** How large a group is, once that is known; {groupSize} is the site's. */
  groupSize: z.strictObject(row),
  /** How a session works, and where that can be read. */
  session: z.strictObject({ ...row, ongoing, link }),
  /** What a review looks like, and where one can be read. */
  review: z.strictObject({ ...row, link }),
  /** What the certificate says, and where a specimen is. */
  certificate: z.strictObject({ ...row, ongoing, link }),
  /** Title of the refunds, once they are known. */
  refunds: text(),
  /** Title of the complaints, once they are known. */
  complaints: text(),
  /** The course's {versions}, and the {month} in which they were checked. */
  taughtWith: z.strictObject(row),
  /** Title of what has changed in the last quarter. */
  changes: text(),
});

const readiness = z.strictObject({
  /** Heading, and the link to it. */
  title: text(),
  /** How to use the questions. */
  lead: text(),
  /** Name of the best result. */
  ready: text(),
  /** Name of the middle result. */
  nearly: text(),
  /** Name of the lowest result. */
  notYet: text(),
});

/** The shape of `content/pages/course.yaml`; {track} and {title} are replaced by those of the course. */
export const coursePageSchema = z.strictObject({
  /** Said at the address of a course that is no longer offered; {day} is the day on which it ended. */
  retired: z.strictObject({
    /** Heading. */
    title: text().includes("{title}", { error: "name the course with {title}" }),
    /** What has happened, and when. */
    text: text(),
    /** Heading over the courses of the same track, where there are any. */
    related: text(),
    /** The link to the catalogue. */
    all: link,
  }),
  /** The four facts of the header. */
  facts: z.strictObject({ duration: fact, sessions: fact, hours: fact, projects: fact }),
  /** The timetable of the sessions; {courseSessions} and {courseWeeks} are those of the course. */
  syllabus: z.strictObject({
    /** Heading. */
    title: text(),
    /** Said before the link to a session of the track that is written out. */
    written: text(),
    /** The link behind the title of that session. */
    read: text(),
    ...syllabusWords,
    /** The same for an ongoing course. */
    ongoing: z.strictObject(syllabusWords),
  }),
  /** What happens after the enrolment's button, and what is said of groups. */
  enrolment: z.strictObject({
    /** Heading. */
    title: text(),
    ...enrolmentWords,
    /** The same for an ongoing course. */
    ongoing: z.strictObject(enrolmentWords),
    /** How much time a week takes; {weekHours} are the live and the own hours of the course. */
    week: text(),
    /** A group in one sentence; {language} and {seats} are its own. */
    group: text(),
    /** Words of the link to a group's calendar file. */
    calendar: text(),
    /** Heading of the list of groups on the contact page. */
    groups: text(),
  }),
  /** What decides, below the tabs; each row shows only where its fact is known. */
  goodToKnow,
  /** 'Am I ready?', below that. */
  readiness,
  /** Heading of the programme highlights. */
  highlights: text(),
  /** Heading of the market figures. */
  demand: text(),
  /** The link behind a project that has an open brief. */
  brief: text(),
  /** Heading of the related courses. */
  related: text(),
  /** Closing call to action. */
  closing: text(),
});

/** The words around a course. */
export type CoursePageCopy = z.output<typeof coursePageSchema>;
