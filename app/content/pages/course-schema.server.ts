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

/** The shape of `content/pages/course.yaml`; {track} and {title} are replaced by those of the course. */
export const coursePageSchema = z.strictObject({
  /** Said at the address of a course that is no longer offered; {day} is the day on which it ended. */
  retired: z.strictObject({
    /** Heading. */
    title: text().includes("{title}", { error: "name the course with {title}" }),
    /** What has happened, and when. */
    text: text(),
    /** What is said before links to courses of the same track, where there are any. */
    related: text(),
    /** The link to the catalogue, behind links to courses of the same track. */
    all: link,
  }),
  /** The four facts of the header. */
  facts: z.strictObject({ duration: fact, sessions: fact, hours: fact, projects: fact }),
  /** The timetable of the sessions; {courseSessions} and {courseWeeks} are those of the course. */
  syllabus: z.strictObject({
    /** Heading. */
    title: text(),
    ...syllabusWords,
    /** The same for an ongoing course. */
    ongoing: z.strictObject(syllabusWords),
  }),
  /** What happens after the enrolment's button, and what is said of groups; {groupSize} is the site's. */
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
    /** How large a group is; {groupSize} is the site's. */
    groupSize: text(),
    /** Words of the link to a group's calendar file. */
    calendar: text(),
    /** Heading of the list of groups on the contact page. */
    groups: text(),
  }),
  /** Heading of the programme highlights. */
  highlights: text(),
  /** Heading of the market figures. */
  demand: text(),
  /** Heading of the related courses. */
  related: text(),
  /** Closing call to action. */
  closing: text(),
});

/** The words around a course. */
export type CoursePageCopy = z.output<typeof coursePageSchema>;
