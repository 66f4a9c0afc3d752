import type { ReplyWindow } from "#app/content/reply-window.ts";

/** Sizes in units of the drawing: an hour, what is seen of it, the height of an hour with an answer and without. */
const PLAN = { hour: 10, seen: 8.4, height: 20, closed: 3 } as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A week in which the hours of an answer stand out, for the eye; the sentence above it says the same. */
export function ReplyWeek({ window: { days, from, to, zone } }: { window: ReplyWindow }) {
  return (
    <div className="voice-data mt-4 text-data" aria-hidden="true">
      <ol className="grid gap-1.5">
        {days.map(({ name, isOpen }) => (
          <li key={name} className="grid grid-cols-[3rem_1fr] items-center">
            <span className={isOpen ? "font-bold" : "text-muted"}>{name}</span>
            <Day isOpen={(hour) => isOpen && hour >= from && hour < to} />
          </li>
        ))}
      </ol>
      <p className="relative ml-12 h-6">
        {[0, from, to].map((hour) => (
          <span key={hour} className="absolute" style={{ left: `${(100 * hour) / HOURS.length}%` }}>
            {hour}:00
          </span>
        ))}
        <span className="absolute right-0">{zone}</span>
      </p>
    </div>
  );
}

function Day({ isOpen }: { isOpen: (hour: number) => boolean }) {
  const draw = (hours: number[], height: number) =>
    hours
      .map(
        (hour) => `M${hour * PLAN.hour} ${(PLAN.height - height) / 2}h${PLAN.seen}v${height}h${-PLAN.seen}z`,
      )
      .join("");
  return (
    <svg
      viewBox={`0 0 ${HOURS.length * PLAN.hour} ${PLAN.height}`}
      preserveAspectRatio="none"
      className="h-5 w-full forced-color-adjust-none"
      aria-hidden="true"
      focusable="false"
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
