import type { Track } from "#app/content/tracks.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { useProgress } from "./progress.ts";
import type { RoadmapPhase } from "./toolkit.ts";

/** The look of a day: the shape of its phase's track, filled with ink once done, holed on a weekly review. */
export function getDayStyle(track: Track, isReview: boolean, isDone: boolean): string {
  const { fill, box } = TRACK_LOOKS[track];
  return `border-2 border-ink ${box} ${isDone ? "bg-ink text-white" : isReview ? "bg-white" : fill}`;
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
