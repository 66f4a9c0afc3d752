import { SHELL_IDS } from "#app/ui/shell-ids.ts";

/** Ids of the parts of a written session: the ruler of its hour, questions and task. */
export const HOUR_ID = "hour";
export const QUESTIONS_ID = "questions";
export const TASK_ID = "task";

/** Ids of a written session that links may name. */
export const SESSION_IDS = [...SHELL_IDS, HOUR_ID, QUESTIONS_ID, TASK_ID];

/** Ids of the parts of a brief: its checklist, the lines of its marks, and how to continue. */
export const CRITERIA_ID = "criteria";
export const RUBRIC_ID = "rubric";
export const EXTENSIONS_ID = "extensions";

/** Ids of a brief that links may name. */
export const BRIEF_IDS = [...SHELL_IDS, CRITERIA_ID, RUBRIC_ID, EXTENSIONS_ID];
