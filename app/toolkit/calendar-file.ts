import { formatCalendar } from "#app/browser/calendar.ts";
import type { RoadmapPhase } from "./toolkit.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What the calendar is made of. */
export type CalendarInput = {
  phases: RoadmapPhase[];
  /** ISO day of the first task. */
  start: string;
  /** Time of making. */
  now: Date;
  /** Who makes it, for the product identifier. */
  academy: string;
  /** Domain that makes the events' identifiers unique. */
  domain: string;
  /** Address of the toolkit page. */
  url: string;
};

/**
 * The roadmap as a calendar: one all-day event a day, from the chosen start.
 * @throws RangeError when the start is not a day such as 2026-12-01.
 */
export function getRoadmapCalendar({ phases, start, now, academy, domain, url }: CalendarInput): string {
  const first = Date.parse(`${start}T00:00:00Z`);
  if (Number.isNaN(first)) throw new RangeError(`'${start}' is not a day such as 2026-12-01.`);
  const events = phases.flatMap((phase) =>
    phase.days.map((day) => {
      const begin = new Date(first + (day.day - 1) * DAY);
      return {
        id: `day-${day.day}-${start}@${domain}`,
        begin,
        end: new Date(begin.getTime() + DAY),
        isAllDay: true,
        title: `Day ${day.day}: ${day.title}`,
        description: `${day.task}\n\nResult: ${day.result}\n\n${day.minutes} minutes. ${url}#day-${day.day}`,
        category: phase.title,
      };
    }),
  );
  return formatCalendar({ product: `${academy}//Roadmap`, stamp: now, events });
}
