/** The levels of a course, in the order of the filter. */
export const LEVELS = ["Beginner", "Intermediate", "Advanced", "All Levels"] as const;

/** The levels of a prompt. */
export const PROMPT_LEVELS = ["Beginner", "Intermediate", "Advanced"] as const;

/** The tracks, in the order of the filter and of the learning paths. */
export const TRACKS = ["Foundation", "AI-Powered", "Continuous Learning"] as const;

/** Live sessions in each week of a course. */
export const SESSIONS_A_WEEK = 2;

/** Weeks that this number of sessions takes, and so the week of the session with this number. */
export const countWeeks = (sessions: number): number => Math.ceil(sessions / SESSIONS_A_WEEK);

/** How much a course expects of its learners. */
export type Level = (typeof LEVELS)[number];

/** The track of a course. */
export type Track = (typeof TRACKS)[number];
