import { DAY } from "#app/content/day.ts";

const ISO = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * Reads the time of an option: that many days ago, or a day or a time in ISO form.
 * @throws Error when it is neither.
 */
export function parseTime(option: string, text: string, now = Date.now()): Date {
  const time = /^\d{1,5}$/.test(text) ? now - Number(text) * DAY : parseIso(text);
  if (!Number.isNaN(time)) return new Date(time);
  throw new Error(
    `${option} '${text}': write a number of days, such as 30, a day, such as 2026-11-01, or a time, such as 2026-11-01T09:30Z.`,
  );
}

/** The time of a text in ISO form; NaN for a day that does not exist, such as 30 February. */
function parseIso(text: string): number {
  const day = ISO.exec(text)?.[1];
  const midnight = day ? Date.parse(day) : Number.NaN;
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${day}`);
  return exists ? Date.parse(text) : Number.NaN;
}
