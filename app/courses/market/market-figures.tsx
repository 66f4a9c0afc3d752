import { ExternalLink } from "#app/ui/button-link.tsx";
import type { MarketFact } from "./market-fact.server.ts";
import { getPercentage } from "./percentage.ts";

type MarketFiguresProps = {
  facts: MarketFact[];
  as?: "h3" | "h4";
  /** Whether a phone shows the figures without the sentences. */
  isBrief?: boolean;
};

/** Market figures, each with its source; shares and premiums are drawn. */
export function MarketFigures({ facts, as: Heading = "h3", isBrief = false }: MarketFiguresProps) {
  return (
    <ul
      className={`grid gap-4 sm:gap-8 ${facts.length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2 xl:grid-cols-4"}`}
    >
      {facts.map((fact) => (
        <li
          key={fact.metric}
          className="border-current border-t-2 pt-2 sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-0 sm:pt-4"
        >
          <div className="flex flex-wrap content-start items-start gap-x-6 gap-y-2 sm:justify-between">
            <p
              className={`voice-data wrap-anywhere font-bold [font-variant-numeric:proportional-nums] text-figure only:text-[clamp(2rem,1rem+4vw,4.5rem)] ${isBrief ? "max-sm:text-[3.5rem]! sm:max-xl:only:text-[min(10.4vw,5rem)]" : ""}`}
            >
              {fact.value}
            </p>
            <FigureDrawing fact={fact} />
          </div>
          <div>
            <Heading className="mt-1 font-bold text-h4 sm:mt-2">{fact.metric}</Heading>
            <p className={`sm:mt-2 ${isBrief ? "max-sm:hidden" : ""}`}>{fact.description}</p>
            <p className="text-data sm:mt-2">
              {fact.forecast ? <b className="mr-2 sm:block">Forecast</b> : null}
              <ExternalLink href={fact.source.url} className="text-link inline-flex min-h-6 items-center">
                Source: {fact.source.publisher}, {fact.source.year}
              </ExternalLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const MARKS = { columns: 25, rows: 4, step: 10, size: 7 } as const;

/** Draws a share as filled marks out of a hundred, a premium or growth as a longer bar; other kinds have no drawing. */
function FigureDrawing({ fact: { kind, value } }: { fact: Pick<MarketFact, "kind" | "value"> }) {
  const percentage = getPercentage(value);
  if (percentage === undefined || (kind !== "share" && kind !== "premium" && kind !== "growth")) return null;
  const isShare = kind === "share";
  const [width, height] = isShare
    ? [MARKS.columns * MARKS.step, MARKS.rows * MARKS.step]
    : [100 + percentage, 40];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isShare ? "xMinYMid" : "none"}
      className="h-10 min-w-32 flex-1 stroke-current sm:w-full sm:flex-none"
      aria-hidden="true"
      focusable="false"
    >
      {isShare ? <Share count={Math.round(percentage)} /> : <Increase percentage={percentage} />}
    </svg>
  );
}

/** A hundred marks in rows, of which the first `count` are full. */
function Share({ count }: { count: number }) {
  const { columns, rows, step, size } = MARKS;
  const draw = (from: number, to: number) =>
    Array.from({ length: rows }, (_, row) => {
      const [first, last] = [Math.max(from, row * columns), Math.min(to, (row + 1) * columns)];
      const y = row * step + size / 2;
      return last > first ? `M${(first - row * columns) * step} ${y}H${(last - row * columns) * step}` : "";
    }).join("");
  return (
    <g strokeWidth={size} strokeDasharray={`${size} ${step - size}`}>
      <path d={draw(0, count)} />
      <path d={draw(count, columns * rows)} strokeOpacity=".25" />
    </g>
  );
}

/** A bar of length 100, and under it one that is longer by the percentage. */
const Increase = ({ percentage }: { percentage: number }) => (
  <g strokeWidth="14">
    <path d="M0 9H100M0 29H100" strokeOpacity=".25" />
    <path d={`M100 29h${percentage}`} />
  </g>
);
