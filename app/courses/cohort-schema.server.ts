import { z } from "zod";
import { isoDate, text } from "#app/content/fields.server.ts";
import { WEEKDAYS } from "./cohort.ts";

/** A zone by its place: abbreviations such as IST mean several, and calendars do not know them. */
const isTimeZone = (name: string): boolean => {
  if (!/^[A-Z]\w*\/|^UTC$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** An hour as it must be written: that of the text, where it can be seen, else an example. */
function adviseOnHour(text: string): string {
  const [, hour = "", minute = "00", half = ""] =
    /^(\d{1,2})(?:[:.](\d\d))?\s*([ap]m)?$/i.exec(text.trim()) ?? [];
  const full = half.toLowerCase() === "pm" ? (Number(hour) % 12) + 12 : Number(hour);
  return hour !== "" && full < 24 && Number(minute) < 60
    ? `${String(full).padStart(2, "0")}:${minute}`
    : "the hour with two digits each, such as 19:00";
}

/** The shape of a cohort: a group that takes a course together. */
export const cohortSchema = z.strictObject({
  start: isoDate().describe("First day; one of its weekdays."),
  weekdays: z.array(z.enum(WEEKDAYS)).length(2).describe("The two days of the week with a live session."),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: ({ input }) => `write ${adviseOnHour(String(input))}` })
    .describe("When a session begins, on the clock of its time zone, such as '19:00'."),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: "write the name of a time zone, such as Asia/Kolkata" })
    .describe("Name of the time zone, such as 'Asia/Kolkata'."),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: "write a language code, such as en or hi" })
    .describe("Language of the sessions as a code, such as 'en'."),
  seats: z.int().positive().describe("Seats in the group."),
  mentor: text().optional().describe("Name of the mentor, as site.yaml has it, once that is known."),
});

/** The shape of a course's price. */
export const priceSchema = z.strictObject({
  amount: z.int().positive().describe("Rupees for the whole course."),
  includes: text().describe("What it includes, a few words."),
});
