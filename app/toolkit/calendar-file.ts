import { DAY } from "#app/content/day.ts";
import { formatCalendar } from "./calendar.ts";
import { formatDayTitle, type RoadmapDay } from "./toolkit.ts";

const MINUTE = 60 * 1000;

/** What a calendar shows of a day of the roadmap. */
export type CalendarDay = Pick<RoadmapDay, "day" | "title" | "task" | "result" | "minutes">;

/** When the days take place. */
export type CalendarPlan = {
  /** Day of the first task, or the first chosen weekday after it: year-month-day. */
  start: string;
  /** Weekdays on which tasks are done, 0 for Sunday to 6; every day where none is chosen. */
  weekdays: number[];
  /** Hour and minute such as 18:30, in the visitor's own time; all day where empty. */
  time: string;
};

/** Everything that a calendar is made from. */
export type CalendarInput = CalendarPlan & {
  days: CalendarDay[];
  /** When the file is made. */
  now: Date;
  /** Name of the academy, for the product identifier. */
  academy: string;
  /** Address of the site: its domain makes the events' identifiers unique. */
  origin: string;
};

/** The roadmap as a calendar: one event a day, on the chosen weekdays. */
export function getRoadmapCalendar({ days, now, academy, origin, ...plan }: CalendarInput): string {
  const dates = listDates(plan, days.length);
  const events = days.map(({ day, title, task, result, minutes }, index) => ({
    id: `day-${day}-${plan.start}@${new URL(origin).hostname}`,
    ...getTimes(dates[index] ?? 0, plan.time, minutes),
    title: formatDayTitle({ day, title }),
    description: `${formatTask(task)}\n\nResult: ${result}\n\n${minutes} minutes. ${origin}/dev-toolkit#day-${day}`,
  }));
  return formatCalendar({ product: `${academy}//Roadmap`, stamp: now, events });
}

const formatTask = (task: string | string[]): string =>
  typeof task === "string" ? task : task.map((step) => `- ${step}`).join("\n");

/** The first `count` chosen weekdays from the start on, each as the time of its midnight in UTC. */
function listDates({ start, weekdays }: CalendarPlan, count: number): number[] {
  const first = Date.parse(`${start}T00:00:00Z`);
  const week = Array.from({ length: 7 }, (_, index) => first + index * DAY);
  const isChosen = (time: number) => weekdays.length === 0 || weekdays.includes(new Date(time).getUTCDay());
  const chosen = week.filter(isChosen);
  return Array.from({ length: count }, (_, index) => {
    const inWeek = chosen[index % chosen.length] ?? first;
    return inWeek + Math.floor(index / chosen.length) * 7 * DAY;
  });
}

/** Begin and end of an event. Times have no time zone: they are the same hour wherever the visitor is. */
function getTimes(date: number, time: string, minutes: number) {
  if (time === "") return { isAllDay: true, begin: new Date(date), end: new Date(date + DAY) };
  const [hour, minute] = time.split(":").map(Number);
  const begin = date + ((hour ?? 0) * 60 + (minute ?? 0)) * MINUTE;
  return { isAllDay: false, begin: new Date(begin), end: new Date(begin + minutes * MINUTE) };
}
