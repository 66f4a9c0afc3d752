import { ROADMAP_PATH } from "#app/academy/addresses.ts";
import { DAY } from "#app/academy/days.ts";
import { formatDayTitle, type RoadmapDay } from "./toolkit.ts";

const MINUTE = 60 * 1000;
const CRLF = "\r\n";
const LINE_OCTETS = 75;

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
type CalendarInput = CalendarPlan & {
  days: CalendarDay[];
  /** When the file is made. */
  now: Date;
  /** Name of the academy, for the product identifier. */
  academy: string;
  /** Address of the site: its domain makes the events' identifiers unique. */
  origin: string;
};

/** The roadmap as an iCalendar file (RFC 5545): one event a day, on the chosen weekdays. */
export function getRoadmapCalendar({ days, now, academy, origin, ...plan }: CalendarInput): string {
  const dates = listDates(plan, days.length);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(academy)}//Roadmap//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...days.flatMap(({ day, title, task, result, minutes }, index) => [
      "BEGIN:VEVENT",
      `UID:day-${day}-${plan.start}@${new URL(origin).hostname}`,
      `DTSTAMP:${formatInstant(now.getTime())}`,
      ...formatTimes(dates[index] ?? 0, plan.time, minutes),
      `SUMMARY:${escapeText(formatDayTitle({ day, title }))}`,
      `DESCRIPTION:${escapeText(
        `${formatTask(task)}\n\nResult: ${result}\n\n${minutes} minutes. ${origin}${ROADMAP_PATH}#day-${day}`,
      )}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map(foldLine).join(CRLF) + CRLF;
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

/** An all-day event shown as free, or a time in the visitor's local zone. */
function formatTimes(date: number, time: string, minutes: number): string[] {
  if (time === "") {
    const [from, to] = [date, date + DAY].map((day) => formatInstant(day).slice(0, 8));
    return [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, "TRANSP:TRANSPARENT"];
  }
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const begin = date + (hour * 60 + minute) * MINUTE;
  // Without the Z, which means UTC, it is the local time of wherever the visitor is.
  const [from, to] = [begin, begin + minutes * MINUTE].map((at) => formatInstant(at).replace("Z", ""));
  return [`DTSTART:${from}`, `DTEND:${to}`];
}

const formatInstant = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, "");

/** Escapes a TEXT value (RFC 5545, section 3.3.11). */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, "\\n");

/** Folds a line at 75 octets, never inside a character (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join(CRLF);
}
