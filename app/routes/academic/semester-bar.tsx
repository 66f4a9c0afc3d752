import type { WeekRange } from "#app/content/week-range.ts";

type SemesterBarProps = { steps: (WeekRange & { title: string })[] };

/** A semester drawn for the eye: a box for each week, a tab where a step begins; a timetable says the same in words. */
export function SemesterBar({ steps }: SemesterBarProps) {
  const columns = steps.map(({ from, to }) => `${to - from + 1}fr`).join(" ");
  return (
    <div className="mt-part grid" style={{ gridTemplateColumns: columns }} aria-hidden="true">
      {steps.map(({ title, from, to }) => (
        <div key={title} className="border-ink border-l-4 last:border-r-4">
          <p className="voice-data pb-2 pl-1 text-data leading-tight max-sm:text-micro sm:pl-2">
            <b className="voice-wide hidden text-h3 lg:block">{title}</b>
            {from}-{to}
          </p>
          <ol className="flex gap-0.5 border-ink border-y-4 bg-ink">
            {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((week) => (
              <li
                key={week}
                className="voice-data flex h-12 min-w-0 flex-1 items-center justify-center border-ink border-l bg-white text-micro first:border-l-0 md:h-20 md:text-data"
              >
                {week}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
