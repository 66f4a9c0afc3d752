import { SHELL_IDS } from "#app/ui/shell-ids.ts";
import { getTabId, TABS } from "./course-tabs.ts";

/** Ids of the list of sessions on a course's page, and of its heading. */
export const SYLLABUS_ID = "syllabus";
export const SYLLABUS_TITLE_ID = "syllabus-title";

/** Id of a live session in that list. */
export const getSessionId = (number: number): string => `s${number}`;

/** Id of the programme highlights, in the first tab. */
export const HIGHLIGHTS_ID = "highlights";

/** Id of the section with hours, costs and versions. */
export const GOOD_TO_KNOW_ID = "good-to-know";

/** Id of the section 'Is it for you?'. */
export const FIT_ID = "ready";

/** Ids that the first screen links to: the hours of a week, learning alone, a message for whoever pays. */
export const WEEK_ID = "week";
export const ALONE_ID = "alone";
export const SHARE_ID = "share";

/** Id of the text of that message. */
export const LETTER_ID = "letter";

/** Ids of the parts of a course's page that links may name. */
export const listCourseIds = (sessions: number): string[] => [
  ...SHELL_IDS,
  ...TABS.map(getTabId),
  HIGHLIGHTS_ID,
  SYLLABUS_ID,
  SYLLABUS_TITLE_ID,
  FIT_ID,
  WEEK_ID,
  ALONE_ID,
  SHARE_ID,
  GOOD_TO_KNOW_ID,
  LETTER_ID,
  ...Array.from({ length: sessions }, (_, index) => getSessionId(index + 1)),
];
