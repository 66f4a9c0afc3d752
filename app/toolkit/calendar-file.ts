import type { RoadmapPhase } from "./toolkit.ts";

const CRLF = "\r\n";
const DAY = 24 * 60 * 60 * 1000;
const LINE_OCTETS = 75;

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
 * The roadmap as an iCalendar file (RFC 5545): one all-day event a day, from the chosen start.
 * @throws RangeError when the start is not a day such as 2026-12-01.
 */
export function formatCalendar({ phases, start, now, academy, domain, url }: CalendarInput): string {
  const first = Date.parse(`${start}T00:00:00Z`);
  if (Number.isNaN(first)) throw new RangeError(`'${start}' is not a day such as 2026-12-01.`);
  const stamp = `${now.toISOString().replace(/[-:]|\.\d+/g, "")}`;
  const events = phases.flatMap((phase) =>
    phase.days.flatMap((day) => {
      const begin = new Date(first + (day.day - 1) * DAY);
      return [
        "BEGIN:VEVENT",
        `UID:day-${day.day}-${start}@${domain}`,
        `DTSTAMP:${stamp}`,
        `DTSTART;VALUE=DATE:${toDate(begin)}`,
        `DTEND;VALUE=DATE:${toDate(new Date(begin.getTime() + DAY))}`,
        `SUMMARY:${escapeText(`Day ${day.day}: ${day.title}`)}`,
        `DESCRIPTION:${escapeText(`${day.task}\n\nResult: ${day.result}\n\n${day.minutes} minutes. ${url}#day-${day.day}`)}`,
        `CATEGORIES:${escapeText(phase.title)}`,
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    }),
  );
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${academy}//Roadmap//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map(foldLine).join(CRLF) + CRLF;
}

const toDate = (date: Date): string => date.toISOString().slice(0, 10).replaceAll("-", "");

/** Escapes a TEXT value (RFC 5545, section 3.3.11). */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, "\\n");

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
