const PLAN = { line: 100, step: 92, branch: 128, rise: 62, margin: 24 } as const;

/** Where a branch leaves the line, where it is merged, and on which side of the line it runs. */
const getBranch = (_: unknown, index: number) => {
  const from = PLAN.margin + index * PLAN.step;
  const to = from + PLAN.branch;
  return { from, to, y: PLAN.line + (index % 2 === 0 ? -PLAN.rise : PLAN.rise) };
};

/** A line from which a number of branches leave, each with the two sessions of a week, and are merged again. */
export function MergeLine({ branches }: { branches: number }) {
  const all = Array.from({ length: branches }, getBranch);
  const width = (all.at(-1)?.to ?? 0) + 2 * PLAN.margin;
  return (
    <svg
      viewBox={`0 0 ${width} ${PLAN.line * 2}`}
      className="w-full max-w-xl lg:w-[30rem]"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {all.map(({ from, to, y }) => (
        <path
          key={from}
          className="stroke-brand-500"
          strokeWidth="16"
          d={`M${from} ${PLAN.line}C${from + 30} ${PLAN.line} ${from + 14} ${y} ${from + 44} ${y}H${to - 44}C${to - 14} ${y} ${to - 30} ${PLAN.line} ${to} ${PLAN.line}`}
        />
      ))}
      <path className="stroke-ink" strokeWidth="18" d={`M0 ${PLAN.line}H${width}`} />
      {all.map(({ from, to, y }) => (
        <g key={from} className="fill-ink">
          <circle cx={(from + to) / 2 - 9} cy={y} r="5" />
          <circle cx={(from + to) / 2 + 9} cy={y} r="5" />
          <circle cx={to} cy={PLAN.line} r="12" className="fill-white stroke-ink" strokeWidth="5" />
        </g>
      ))}
    </svg>
  );
}
