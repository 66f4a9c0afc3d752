import { textNaming } from "#app/page-model/words.server.ts";

/** Names that every text about the course may hold. */
export const COURSE_NAMES = ["title", "courseSessions", "courseWeeks"];

/** A text about the course. */
export const words = textNaming(COURSE_NAMES);
