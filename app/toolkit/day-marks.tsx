import { useProgress } from "./progress.ts";
import type { RoadmapPhase } from "./toolkit.ts";

/** Colour and shape of a phase's days: those of its track (art direction, 'Language'). */
export const PHASE_STYLES: Record<string, { fill: string; shape: string }> = {
  Foundation: { fill: "bg-marigold", shape: "" },
  "AI-Powered": { fill: "bg-brand-500", shape: "rounded-full" },
  "Continuous Learning": { fill: "bg-rani", shape: "rounded-t-full" },
};

/** The look of a day: its phase's shape, filled with ink once done, holed on a weekly review. */
export function getDayStyle(track: string, isReview: boolean, isDone: boolean): string {
  const { fill = "", shape = "" } = PHASE_STYLES[track] ?? {};
  return `border-2 border-ink ${shape} ${isDone ? "bg-ink text-white" : isReview ? "bg-white" : fill}`;
}

/** The whole roadmap at a glance: one mark a day, ten in a row. */
export function DayMarks({ phases }: { phases: RoadmapPhase[] }) {
  const done = useProgress();
  return (
    <div className="grid gap-5 print:hidden" aria-hidden="true">
      {phases.map(({ track, title, days }) => (
        <div key={title} className="grid w-max grid-cols-10 gap-1.5">
          {days.map(({ day, review }) => (
            <span key={day} className={`size-5 sm:size-6 ${getDayStyle(track, review, done.has(day))}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
