/** The tabs of a course. */
export const TABS = ["Overview", "Outcomes", "Prerequisites", "Projects"];
