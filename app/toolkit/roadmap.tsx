import { Link } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import type { Track } from "#app/content/tracks.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { CalendarExport } from "./calendar-export.tsx";
import { getDayStyle } from "./day-marks.tsx";
import { setDone, useProgress } from "./progress.ts";
import type { RoadmapDay, RoadmapPhase } from "./toolkit.ts";

type RoadmapCopy = DevToolkitCopy["roadmap"];
type RoadmapProps = { phases: RoadmapPhase[]; copy: RoadmapCopy; academy: string; origin: string };

/** The roadmap: one mark a day, a task with a result for each, and ticks that stay in this browser. */
export function Roadmap({ phases, copy, academy, origin }: RoadmapProps) {
  const done = useProgress();
  const total = phases.reduce((sum, { days }) => sum + days.length, 0);
  return (
    <>
      <div className="grid gap-6 noscript:hidden print:hidden">
        <p role="status" className="voice-data text-lead">
          {done.size} of {total} days done
        </p>
        <CalendarExport phases={phases} copy={copy} academy={academy} origin={origin} />
      </div>
      {phases.map((phase) => (
        <Phase key={phase.title} phase={phase} copy={copy} done={done} />
      ))}
    </>
  );
}

type PhaseProps = { phase: RoadmapPhase; copy: RoadmapCopy; done: ReadonlySet<number> };

function Phase({ phase, copy, done }: PhaseProps) {
  const first = phase.days[0]?.day ?? 0;
  const last = phase.days.at(-1)?.day ?? 0;
  return (
    <section aria-labelledby={`phase-${first}`} className="mt-14">
      <p className={`voice-data inline-block px-2 py-0.5 font-bold ${TRACK_LOOKS[phase.track].fill}`}>
        {phase.track} · days {first} to {last}
      </p>
      <h3 id={`phase-${first}`} className="voice-wide mt-2 text-h3">
        {phase.title}
      </h3>
      <p className="mt-2 max-w-text">{phase.summary}</p>
      <ol className="mt-5 flex flex-wrap gap-1 print:hidden" aria-label={`Days ${first} to ${last}`}>
        {phase.days.map(({ day, title, review }) => (
          <li key={day}>
            <a
              href={`#day-${day}`}
              aria-label={`Day ${day}: ${title}${done.has(day) ? ", done" : ""}`}
              className={`voice-data flex size-8 items-center justify-center text-micro hover:bg-tint hover:text-ink ${getDayStyle(phase.track, review, done.has(day))}`}
            >
              {day}
            </a>
          </li>
        ))}
      </ol>
      <ol className="mt-6 border-ink border-t-2">
        {phase.days.map((day) => (
          <Day key={day.day} day={day} copy={copy} isDone={done.has(day.day)} track={phase.track} />
        ))}
      </ol>
    </section>
  );
}

type DayProps = { day: RoadmapDay; copy: RoadmapCopy; isDone: boolean; track: Track };

function Day({ day, copy, isDone, track }: DayProps) {
  return (
    <li
      id={`day-${day.day}`}
      className="grid scroll-mt-4 gap-x-6 gap-y-1 border-rule border-b py-5 [contain-intrinsic-size:auto_12rem] [content-visibility:auto] target:bg-tint md:grid-cols-[6rem_minmax(0,1fr)_auto]"
    >
      <p className="voice-data flex items-center gap-2 self-start font-bold text-h4">
        <span className={`size-4 ${getDayStyle(track, day.review, isDone)}`} aria-hidden="true" />
        Day {day.day}
      </p>
      <div>
        <h4 className="font-bold text-h4">
          {day.title}
          {day.review ? <span className="voice-data ml-2 font-normal text-muted">{copy.review}</span> : null}
        </h4>
        <p className="mt-1 max-w-text">{day.task}</p>
        <p className="mt-1 max-w-text">
          <b>{copy.result}</b> {day.result}
        </p>
        <DayLinks day={day} />
      </div>
      <p className="voice-data flex items-start gap-4 text-data text-muted md:justify-end">
        {day.minutes} minutes
        <label className="flex min-h-6 items-center gap-2 font-bold text-ink noscript:hidden print:hidden">
          <input
            type="checkbox"
            checked={isDone}
            onChange={(event) => setDone(day.day, event.currentTarget.checked)}
            className="size-6 accent-ink"
          />
          {copy.done}
          <span className="sr-only"> day {day.day}</span>
        </label>
      </p>
    </li>
  );
}

function DayLinks({ day }: { day: RoadmapDay }) {
  if (day.prompts.length === 0 && !day.course) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 text-data">
      {day.prompts.map(({ slug, title }) => (
        <li key={slug}>
          <a href={`#${slug}`} className="text-link inline-flex min-h-6 items-center">
            Prompt: {title}
          </a>
        </li>
      ))}
      {day.course ? (
        <li>
          <Link to={getCoursePath(day.course.slug)} className="text-link inline-flex min-h-6 items-center">
            Course: {day.course.title}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
