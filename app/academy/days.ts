/** A day in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** Days of the week, as an editor writes them. */
export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
