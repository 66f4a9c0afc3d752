import { z } from "zod";
import { text } from "#app/content/fields.server.ts";

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

/** The shape of `content/pages/course.yaml`; {track} and {title} are replaced by those of the course. */
export const coursePageSchema = z.strictObject({
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
