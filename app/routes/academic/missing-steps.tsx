const PLAN = { brick: 34, step: 46, line: 120, half: 10 } as const;

/** A line that stops early, and the steps that lead from its end to the stop above. */
export function MissingSteps({ steps }: { steps: number }) {
  const rise = PLAN.brick * 0.75;
  const bottom = steps * rise + PLAN.brick;
  const width = PLAN.line + (steps + 1) * PLAN.step + PLAN.line;
  const top = bottom - (steps + 1) * rise;
  return (
    <svg
      viewBox={`0 ${top - 24} ${width} ${bottom - top + 48}`}
      className="w-full max-w-xl lg:w-[30rem]"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="fill-ink"
        d={`M0 ${bottom - PLAN.half}h${PLAN.line - 12}v-14h12v${2 * PLAN.half + 28}h-12v-14H0z`}
      />
      {Array.from({ length: steps }, (_, step) => step + 1).map((step) => (
        <rect
          key={step}
          className="fill-marigold stroke-ink"
          strokeWidth="4"
          width={PLAN.brick}
          height={PLAN.brick}
          x={PLAN.line + step * PLAN.step - PLAN.brick}
          y={bottom - step * rise - PLAN.brick / 2}
        />
      ))}
      <path
        className="fill-marigold"
        d={`M${width - PLAN.line} ${top - PLAN.half}h${PLAN.line}v${2 * PLAN.half}h${-PLAN.line}z`}
      />
      <circle className="fill-white stroke-ink" strokeWidth="6" cx={width - PLAN.line} cy={top} r="18" />
    </svg>
  );
}
