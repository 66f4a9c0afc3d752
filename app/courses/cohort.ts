import { getCoursePath } from "#app/content/addresses.ts";
import { DAY } from "#app/content/day.ts";
import { WEEKDAYS } from "#app/content/weekdays.ts";
import { formatCalendar } from "#app/seo/calendar.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";
import type { Course } from "./course.ts";

/** A group that takes a course together. */
export type Cohort = Course["cohorts"][number];

const MINUTE = 60 * 1000;

/** Day of the week of an ISO day. */
export const getWeekday = (day: string): (typeof WEEKDAYS)[number] =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "Mon";

/** A live session of a cohort: its name, its ISO day, and when it begins and ends. */
export type CohortSession = { title: string; day: string; begin: Date; end: Date };

/** The sessions of a cohort, each by its name and at its hour. */
export function listSessions(
  { syllabus, hours, sessions }: Pick<Course, "syllabus" | "hours" | "sessions">,
  cohort: Cohort,
): CohortSession[] {
  const length = ((hours * 60) / sessions) * MINUTE;
  let day = cohort.start;
  return syllabus.flatMap((block) =>
    block.sessions.map((title) => {
      while (!cohort.weekdays.includes(getWeekday(day))) day = addDay(day);
      const begin = toInstant(day, cohort.time, cohort.timeZone);
      const session = { title, day, begin, end: new Date(begin.getTime() + length) };
      day = addDay(day);
      return session;
    }),
  );
}

const addDay = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** The instant at which the clocks of a time zone show a day and an hour. */
export function toInstant(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const near = shown - getOffset(shown, timeZone);
  return new Date(shown - getOffset(near, timeZone));
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC. */
function getOffset(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return Date.parse(`${format.format(instant).replace(" ", "T")}Z`) - instant;
}

/** When a cohort begins, as people say it: 'Starts Mon 11 January, Mon and Thu 19:00 IST'. */
export function formatStart({ start, weekdays, time, timeZone }: Cohort): string {
  const options = { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" } as const;
  const day = new Intl.DateTimeFormat("en-GB", options).format(Date.parse(start));
  const zone = new Intl.DateTimeFormat("en-IN", { timeZone, timeZoneName: "short" })
    .formatToParts(toInstant(start, time, timeZone))
    .find(({ type }) => type === "timeZoneName")?.value;
  return `Starts ${day}, ${weekdays.join(" and ")} ${time} ${zone}`;
}

/** The calendar of a cohort: every live session by its name, at its hour. */
export function getCohortCalendar({ identity }: SiteFacts, course: Course, cohort: Cohort): string {
  const url = getAbsoluteUrl(identity.origin, getCoursePath(course.slug));
  const stamp = new Date(`${course.modified}T00:00:00Z`);
  return formatCalendar({
    product: `${identity.name}//${course.title}`,
    stamp,
    events: listSessions(course, cohort).map(({ title, begin, end }, index) => ({
      id: `${course.slug}-${cohort.start}-${index + 1}@${new URL(identity.origin).hostname}`,
      begin,
      end,
      title: `${course.title} ${index + 1}/${course.sessions}: ${title}`,
      description: `Live session ${index + 1} of ${course.sessions}${cohort.mentor ? ` with ${cohort.mentor}` : ""}. ${url}`,
    })),
  });
}
