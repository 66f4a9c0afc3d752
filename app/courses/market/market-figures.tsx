import { ExternalLink } from "#app/ui/button-link.tsx";
import type { MarketFact } from "./market-fact.server.ts";
import { getPercentage } from "./percentage.ts";

/** Market figures as cards, each with its source; shares and premiums are drawn. */
export const MarketFigures = ({ facts }: { facts: MarketFact[] }) => (
  <ul
    className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-4 sm:gap-8 ${facts.length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2 xl:grid-cols-4"}`}
  >
    {facts.map((fact) => (
      <li key={fact.metric} className="border-current border-t-2 pt-2 sm:pt-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="voice-data wrap-anywhere font-bold [font-variant-numeric:proportional-nums] text-figure">
            {fact.value}
          </p>
          <FigureDrawing fact={fact} />
        </div>
        <h3 className="mt-1 font-bold text-h4 sm:mt-2">{fact.metric}</h3>
        <p className="text-data sm:mt-2">
          {fact.forecast ? <span className="text-muted">Forecast. </span> : null}
          <ExternalLink
            href={fact.source.url}
            className="inline-flex min-h-6 items-center text-muted underline underline-offset-4 hover:decoration-3"
          >
            {`Source: ${fact.source.publisher}, ${fact.source.year}`}
          </ExternalLink>
        </p>
      </li>
    ))}
  </ul>
);

/** Market figures as lines: the sentence of each is the link to its source. */
export const MarketLines = ({ facts }: { facts: MarketFact[] }) => (
  <ul className="market-lines">
    {facts.map(({ value, metric, description, forecast, source }) => (
      <li key={metric}>
        <b>{value}</b> {metric}
        <p>
          {forecast ? <b>Forecast. </b> : null}
          <a href={source.url} className="text-link">
            {description}
          </a>
        </p>
      </li>
    ))}
  </ul>
);

/** A hundred strokes: marks are sessions. */
const STROKES = { columns: 25, rows: 4, step: 10, high: 7, wide: 3 } as const;

/** Draws a share as dark strokes out of a hundred, a premium or growth as a longer bar; other kinds have no drawing. */
function FigureDrawing({ fact: { kind, value } }: { fact: Pick<MarketFact, "kind" | "value"> }) {
  const percentage = getPercentage(value);
  if (percentage === undefined || (kind !== "share" && kind !== "premium" && kind !== "growth")) return null;
  if (kind === "premium") return <Increase percentage={percentage} words={["without", "with"]} />;
  if (kind === "growth") return <Increase percentage={percentage} words={["before", "after"]} />;
  return (
    <svg
      viewBox={`0 0 ${STROKES.columns * STROKES.step} ${STROKES.rows * STROKES.step}`}
      preserveAspectRatio="xMinYMid"
      className="min-w-[min(8rem,100%)] flex-1 stroke-current sm:h-10"
      aria-hidden="true"
      focusable="false"
    >
      <Share count={Math.round(percentage)} />
    </svg>
  );
}

/** A hundred strokes in rows; the first `count` are dark. */
function Share({ count }: { count: number }) {
  const { columns, rows, step, high, wide } = STROKES;
  const draw = (from: number, to: number) =>
    Array.from({ length: rows }, (_, row) => {
      const [first, last] = [Math.max(from, row * columns), Math.min(to, (row + 1) * columns)];
      const y = row * step + high / 2;
      return last > first ? `M${(first - row * columns) * step} ${y}H${(last - row * columns) * step}` : "";
    }).join("");
  return (
    <g strokeWidth={high} strokeDasharray={`${wide} ${step - wide}`}>
      <path d={draw(0, count)} />
      <path d={draw(count, columns * rows)} strokeOpacity=".25" />
    </g>
  );
}

type IncreaseProps = { percentage: number; words: [string, string] };

/** A bar, and under it one that is longer by the percentage, each with a word. */
const Increase = ({ percentage, words }: IncreaseProps) => (
  <div
    className="voice-data grid min-w-[min(8rem,100%)] flex-1 gap-1 text-micro leading-none"
    aria-hidden="true"
  >
    {words.map((word, index) => (
      <p key={word} className="flex items-center gap-2">
        <span
          className={`border-current border-t-[1rem] ${index === 0 ? "opacity-40" : ""}`}
          style={{ width: `${index === 0 ? 7500 / (100 + percentage) : 75}%` }}
        />
        {word}
      </p>
    ))}
  </div>
);
