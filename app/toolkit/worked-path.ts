/** Address of the page with a worked answer for each group. */
export const WORKED_PATH = "/dev-toolkit/worked-answers";

/** Address of the worked answer of a group. */
export const getWorkedPath = (group: string): string => `${WORKED_PATH}#${group}`;
