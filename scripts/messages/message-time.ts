import { z } from "zod";
import { DAY } from "#app/academy/days.ts";

/** A time may have seconds, or minutes only, as the messages are listed. */
const timeSchema = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);

/**
 * Reads the time of an option: that many days ago, or a day or a time in ISO form.
 * @throws Error when it is neither.
 */
export function parseTime(option: string, text: string, now = Date.now()): Date {
  if (/^\d{1,5}$/.test(text)) return new Date(now - Number(text) * DAY);
  if (timeSchema.safeParse(text).success) return new Date(text);
  throw new Error(
    `${option} '${text}': write a number of days, such as 30, a day, such as 2026-11-01, or a time, such as 2026-11-01T09:30:00Z.`,
  );
}
