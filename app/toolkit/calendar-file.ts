import { formatCalendar } from "#app/seo/calendar.ts";
import type { RoadmapDay } from "./toolkit.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** What a calendar shows of a day of the roadmap. */
export type CalendarDay = Pick<RoadmapDay, "day" | "title" | "task" | "result" | "minutes">;

/** When the days take place. */
export type CalendarPlan = {
  /** Day of the first task, or the first chosen weekday after it: year-month-day. */
  start: string;
  /** Weekdays on which tasks are done, 0 for Sunday to 6. */
  weekdays: number[];
  /** Hour and minute such as 18:30, in the visitor's own time; all day where empty. */
  time: string;
};

/** What the calendar is made of. */
export type CalendarInput = CalendarPlan & {
  days: CalendarDay[];
  /** Time of making. */
  now: Date;
  /** Who makes it, for the product identifier. */
  academy: string;
  /** Domain that makes the events' identifiers unique. */
  domain: string;
  /** Address of the toolkit page. */
  url: string;
};

/** What is wrong with a plan; undefined when a calendar can be made of it. */
export type PlanFault = "noDate" | "badDate" | "pastDate" | "noWeekday";

/** Checks a plan of so many days against the visitor's day of today, as year-month-day. */
export function validatePlan(plan: CalendarPlan, count: number, today: string): PlanFault | undefined {
  const { start, weekdays } = plan;
  if (start === "") return "noDate";
  if (!isDay(start)) return "badDate";
  if (start < today) return "pastDate";
  if (weekdays.length === 0) return "noWeekday";
  // A calendar file has room for four digits of a year.
  const end = (listDates(plan, count).at(-1) ?? 0) + DAY;
  return new Date(end).getUTCFullYear() > 9999 ? "badDate" : undefined;
}

/** A day that exists, of a year of four digits. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The roadmap as a calendar: one event a day, on the chosen weekdays. The plan must be valid. */
export function getRoadmapCalendar({ days, now, academy, domain, url, ...plan }: CalendarInput): string {
  const dates = listDates(plan, days.length);
  const events = days.map(({ day, title, task, result, minutes }, index) => ({
    id: `day-${day}-${plan.start}@${domain}`,
    ...getTimes(dates[index] ?? 0, plan.time, minutes),
    title: `Day ${day}: ${title}`,
    description: `${formatTask(task)}\n\nResult: ${result}\n\n${minutes} minutes. ${url}#day-${day}`,
  }));
  return formatCalendar({ product: `${academy}//Roadmap`, stamp: now, events });
}

const formatTask = (task: string | string[]): string =>
  typeof task === "string" ? task : task.map((step) => `- ${step}`).join("\n");

/** So many days from the start, on the chosen weekdays, as times of their beginning in UTC. */
function listDates({ start, weekdays }: CalendarPlan, count: number): number[] {
  const first = Date.parse(`${start}T00:00:00Z`);
  const week = Array.from({ length: 7 }, (_, index) => first + index * DAY);
  const chosen = week.filter((time) => weekdays.includes(new Date(time).getUTCDay()));
  return Array.from({ length: count }, (_, index) => {
    const inWeek = chosen[index % chosen.length] ?? first;
    return inWeek + Math.floor(index / chosen.length) * 7 * DAY;
  });
}

/** Times without a zone: the same hour wherever the visitor is. */
function getTimes(date: number, time: string, minutes: number) {
  if (time === "") return { isAllDay: true, begin: new Date(date), end: new Date(date + DAY) };
  const [hour, minute] = time.split(":").map(Number);
  const begin = date + ((hour ?? 0) * 60 + (minute ?? 0)) * MINUTE;
  return { isFloating: true, begin: new Date(begin), end: new Date(begin + minutes * MINUTE) };
}
