/** Lengths in units of the drawing: from one branch to the next, and what a bend takes along the line. */
const PLAN = { step: 100, bend: 30 } as const;

/** How far a branch leads away from a line that lies or stands, and where it ends before the next one begins. */
const LYING = { rise: 46, end: 100, viewBox: (length: number) => `0 -60 ${length} 120` } as const;
const UPRIGHT = { rise: 34, end: 84, viewBox: (length: number) => `-9 0 54 ${length}` } as const;

/** A branch from the line and back to it. */
function getBranchPath(isUpright: boolean, index: number): string {
  const { rise, end } = isUpright ? UPRIGHT : LYING;
  const at = (along: number, away: number) => (isUpright ? `${away} ${along}` : `${along} ${away}`);
  // An upright line has room on one side only.
  const away = isUpright || index % 2 === 1 ? rise : -rise;
  const from = index * PLAN.step;
  const to = from + end;
  const { bend } = PLAN;
  const out = `C${at(from + bend / 2, 0)} ${at(from + bend / 2, away)} ${at(from + bend, away)}`;
  const back = `C${at(to - bend / 2, away)} ${at(to - bend / 2, 0)} ${at(to, 0)}`;
  return `M${at(from, 0)}${out}L${at(to - bend, away)}${back}`;
}

const getPath = (count: number, isUpright: boolean): string =>
  Array.from({ length: count }, (_, index) => getBranchPath(isUpright, index)).join("");

/** So many branches of a line, one after the other: on both sides of it, or on one where it is upright. */
export function Branches({ count }: { count: number }) {
  const length = count * PLAN.step;
  return (
    <>
      <Lines
        path={getPath(count, true)}
        viewBox={UPRIGHT.viewBox(length)}
        className="top-10 bottom-0 left-[0.6875rem] h-[calc(100%-3rem)] w-13.5 xl:hidden"
        strokes={["stroke-ink stroke-12", "stroke-white stroke-6"]}
      />
      <Lines
        path={getPath(count, false)}
        viewBox={LYING.viewBox(length)}
        className="top-2.5 left-5 hidden h-30 w-[calc(100%-1.25rem)] xl:block"
        strokes={["stroke-ink stroke-18", "stroke-white stroke-10"]}
      />
    </>
  );
}

type LinesProps = { path: string; viewBox: string; className: string; strokes: string[] };

function Lines({ path, viewBox, className, strokes }: LinesProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      className={`forced-color-adjust-none absolute -z-10 fill-none [print-color-adjust:exact] ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map((stroke) => (
        <path key={stroke} className={stroke} vectorEffect="non-scaling-stroke" d={path} />
      ))}
    </svg>
  );
}
