const CRLF = "\r\n";
const LINE_OCTETS = 75;

/** An event of a calendar. */
type CalendarEvent = {
  /** Unique in all calendars. */
  id: string;
  /** As if in UTC, but meant as the same local time everywhere. */
  begin: Date;
  end: Date;
  /** Whether it lasts whole days, in which the reader stays free; otherwise it begins and ends at a time. */
  isAllDay: boolean;
  title: string;
  description: string;
};

type Calendar = {
  /** Its maker and name, for PRODID. */
  product: string;
  /** When the file was made, for DTSTAMP. */
  stamp: Date;
  events: CalendarEvent[];
};

/** Prints an iCalendar file (RFC 5545). */
export function formatCalendar({ product, stamp, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => formatEvent(event, toInstant(stamp))),
    "END:VCALENDAR",
  ];
  return lines.map(foldLine).join(CRLF) + CRLF;
}

function formatEvent({ id, isAllDay, begin, end, ...event }: CalendarEvent, stamp: string): string[] {
  const formatTime = (date: Date) => (isAllDay ? `;VALUE=DATE:${toDay(date)}` : `:${toLocalTime(date)}`);
  return [
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART${formatTime(begin)}`,
    `DTEND${formatTime(end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(isAllDay ? ["TRANSP:TRANSPARENT"] : []),
    "END:VEVENT",
  ];
}

const toInstant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, "");

const toLocalTime = (date: Date): string => toInstant(date).replace("Z", "");

const toDay = (date: Date): string => toInstant(date).slice(0, 8);

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
