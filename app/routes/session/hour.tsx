import type { Track } from "#app/content/tracks.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";

/** A part of the hour. */
export type HourPart = { title: string; minutes: { from: number; to: number } };

type HourProps = { label: string; unit: string; parts: HourPart[]; track: Track };

/** Units of the drawing for a minute, and its height. */
const MINUTE = 10;
const HEIGHT = 32;

/** A short line for each minute, a longer one for each fifth. */
const TICKS = Array.from({ length: 59 }, (_, index) => index + 1)
  .map((minute) => `M${minute * MINUTE} ${HEIGHT}v${minute % 5 === 0 ? -12 : -5}`)
  .join("");

/** Id of a part of the hour. */
export const getPartId = (index: number): string => `part-${index + 1}`;

/** Minutes as shown: '0-10'. */
export const formatMinutes = ({ from, to }: HourPart["minutes"]): string => `${from}-${to}`;

/** The hour as one strip, a line for each minute, and its parts under it, as wide as they are long. */
export function Hour({ label, unit, parts, track }: HourProps) {
  const cuts = parts.slice(1).map(({ minutes }) => `M${minutes.from * MINUTE} 0v${HEIGHT}`);
  return (
    <nav aria-label={label} className="page">
      <svg
        viewBox={`0 0 ${60 * MINUTE} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={`forced-color-adjust-none block h-8 w-full border-2 border-ink stroke-ink [print-color-adjust:exact] lg:h-12 ${TRACK_LOOKS[track].fill}`}
        aria-hidden="true"
        focusable="false"
      >
        <path strokeWidth={1} vectorEffect="non-scaling-stroke" d={TICKS} />
        <path strokeWidth={4} vectorEffect="non-scaling-stroke" d={cuts.join("")} />
      </svg>
      <ol
        className="mt-2 lg:grid"
        style={{
          gridTemplateColumns: parts
            .map(({ minutes }) => `minmax(0,${minutes.to - minutes.from}fr)`)
            .join(" "),
        }}
      >
        {parts.map(({ title, minutes }, index) => (
          <li
            key={title}
            className="border-rule max-lg:border-b lg:border-ink lg:border-l-2 lg:px-2.5 lg:first:border-l-0 lg:first:pl-0"
          >
            <a
              href={`#${getPartId(index)}`}
              className="flex min-h-11 items-center gap-x-4 leading-tight underline-offset-4 hover:underline lg:block"
            >
              <span className="voice-data block flex-none font-bold max-lg:w-20">
                {formatMinutes(minutes)} {unit}
              </span>
              <span className="lg:mt-1 lg:block lg:text-balance">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
