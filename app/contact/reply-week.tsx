import { WEEKDAYS } from "#app/academy/days.ts";
import type { ReplyHours } from "./contact-words.server.ts";

/** Sizes in units of the drawing: an hour, its height with an answer and without. */
const PLAN = { hour: 10, height: 20, closed: 3 } as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A week with the hours of answers marked; the sentence above has them too. */
export function ReplyWeek({ days, from, to, zone }: ReplyHours) {
  return (
    <div className="voice-data mt-4 text-data" aria-hidden="true">
      <ol className="grid gap-1.5">
        {WEEKDAYS.map((day) => (
          <li key={day} className="grid grid-cols-[3rem_1fr] items-center">
            <span className={days.includes(day) ? "font-bold" : "text-muted"}>{day}</span>
            <Day isOpen={(hour) => days.includes(day) && hour >= from && hour < to} />
          </li>
        ))}
      </ol>
      <p className="grid grid-cols-[3rem_1fr]">
        {zone}
        <span className="relative">
          {Array.from(new Set([0, from, to, HOURS.length]), (hour) => (
            <span
              key={hour}
              className="absolute whitespace-nowrap last:-translate-x-full"
              style={{ left: `${(100 * hour) / HOURS.length}%` }}
            >
              {formatHour(hour)}
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}

/** A whole hour as the sentence above writes it: '10 AM'. */
const formatHour = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}`;

function Day({ isOpen }: { isOpen: (hour: number) => boolean }) {
  const draw = (hours: number[], height: number) =>
    hours
      .map(
        (hour) => `M${hour * PLAN.hour} ${(PLAN.height - height) / 2}h${PLAN.hour}v${height}h${-PLAN.hour}z`,
      )
      .join("");
  return (
    <svg
      viewBox={`0 0 ${HOURS.length * PLAN.hour} ${PLAN.height}`}
      preserveAspectRatio="none"
      className="h-5 w-full forced-color-adjust-none"
      aria-hidden="true"
    >
      <path
        className="fill-field"
        d={draw(
          HOURS.filter((hour) => !isOpen(hour)),
          PLAN.closed,
        )}
      />
      <path className="fill-brand-600" d={draw(HOURS.filter(isOpen), PLAN.height)} />
    </svg>
  );
}
