import { DAY, WEEKDAYS } from "#app/academy/days.ts";
import type { Course } from "#app/courses/course.ts";

/** A group that takes a course together. */
export type Cohort = Course["cohorts"][number];

/** Day of the week of an ISO day. */
export const getWeekday = (day: string): (typeof WEEKDAYS)[number] =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "Mon";

/** Day of the last session of a cohort: it has one on each of its weekdays, from its first day on. */
export function getLastDay({ sessions }: Pick<Course, "sessions">, { start, weekdays }: Cohort): string {
  let day = start;
  for (let held = 1; held < sessions; held++) day = findWeekday(day, weekdays);
  return day;
}

/** The first day after `day` that is one of these weekdays; with step -1, the last one before it. */
export function findWeekday(day: string, weekdays: Cohort["weekdays"], step: 1 | -1 = 1): string {
  const next = new Date(Date.parse(day) + step * DAY).toISOString().slice(0, 10);
  return weekdays.includes(getWeekday(next)) ? next : findWeekday(next, weekdays, step);
}

/** When a cohort begins, as people say it: 'Starts Mon 11 January, Mon and Thu 19:00 IST'. */
export function formatStart({ start, weekdays, time, timeZone }: Cohort): string {
  const options = { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" } as const;
  const day = new Intl.DateTimeFormat("en-GB", options).format(Date.parse(start));
  const zone = new Intl.DateTimeFormat("en-IN", { timeZone, timeZoneName: "short" })
    .formatToParts(Date.parse(`${start}T12:00Z`))
    .find(({ type }) => type === "timeZoneName")?.value;
  return `Starts ${day}, ${weekdays.join(" and ")} ${time} ${zone}`;
}
