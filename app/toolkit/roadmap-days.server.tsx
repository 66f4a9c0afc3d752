import { getCoursePath } from "#app/content/addresses.ts";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { countHours, type RoadmapDay, type RoadmapPhase } from "./toolkit.ts";

type RoadmapCopy = DevToolkitCopy["roadmap"];

/** The whole roadmap at a glance: one mark a day, ten in a row, each a link. */
export const DayMarks = ({ phases }: { phases: RoadmapPhase[] }) => (
  <div className="grid gap-3">
    {phases.map(({ track, title, days }) => (
      <p key={title} className="marks day-marks">
        {days.map(({ day, title, review }) => (
          // biome-ignore lint/a11y/useAnchorContent: a mark is drawn by the stylesheet and named by its label
          <a
            key={day}
            href={`#day-${day}`}
            data-day={day}
            title={`Day ${day}: ${title}`}
            aria-label={`Day ${day}: ${title}`}
            className={`${TRACK_LOOKS[track].shape}${review ? " review" : ""}`}
          />
        ))}
      </p>
    ))}
  </div>
);

/** The roadmap: for each phase what it takes and brings, and its weeks, which open in place. */
export const RoadmapDays = ({ phases, copy }: { phases: RoadmapPhase[]; copy: RoadmapCopy }) => (
  <>
    {phases.map((phase) => (
      <Phase key={phase.title} phase={phase} copy={copy} />
    ))}
  </>
);

function Phase({ phase, copy }: { phase: RoadmapPhase; copy: RoadmapCopy }) {
  const { track, title, summary, days } = phase;
  return (
    <section className="mt-8 print:mt-3">
      <p className={`voice-data inline-block px-2 font-bold ${TRACK_LOOKS[track].fill}`}>
        {track} · days {days[0]?.day} to {days.at(-1)?.day} · {countHours(days)} hours
      </p>
      <h3 className="voice-wide mt-2 text-h3">{title}</h3>
      <div className="mt-2 grid gap-x-10 gap-y-4 lg:grid-cols-[1.2fr_1fr_1fr] print:mt-1 print:grid-cols-[1fr_1.2fr_1fr] print:gap-x-4 print:text-[0.9375rem] print:leading-tight">
        <p>{summary}</p>
        <Points title={copy.needs} points={phase.needs} />
        <Points title={copy.have} points={phase.have} />
      </div>
      <div className="weeks printed-weeks">
        {getWeeks(days).map((week) => (
          <Week key={week[0]?.day} days={week} copy={copy} />
        ))}
      </div>
    </section>
  );
}

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <div className="text-data print:text-[length:inherit]">
    <h4 className="font-bold">{title}</h4>
    <ul className="list-disc pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);

/** Days in weeks: each ends with its review, the last with the phase. */
function getWeeks(days: RoadmapDay[]): RoadmapDay[][] {
  const weeks: RoadmapDay[][] = [[]];
  for (const day of days) {
    weeks.at(-1)?.push(day);
    if (day.review) weeks.push([]);
  }
  return weeks.filter((week) => week.length > 0);
}

function Week({ days, copy }: { days: RoadmapDay[]; copy: RoadmapCopy }) {
  const [first, last] = [days[0], days.at(-1)];
  return (
    <details>
      <summary>
        <b>
          Days {first?.day} to {last?.day}
        </b>{" "}
        <span>{first?.title}</span>
      </summary>
      <ol>
        {days.map((day) => (
          <Day key={day.day} day={day} copy={copy} />
        ))}
      </ol>
    </details>
  );
}

/** A paragraph, or steps. */
const Task = ({ task }: Pick<RoadmapDay, "task">) =>
  typeof task === "string" ? (
    <p>{task}</p>
  ) : (
    <ul className="list-disc pl-5">
      {task.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );

function Day({ day, copy }: { day: RoadmapDay; copy: RoadmapCopy }) {
  return (
    <li id={`day-${day.day}`} data-minutes={day.minutes}>
      <h4>
        Day {day.day}: <span>{day.title}</span>
        {day.review ? <i> {copy.review}</i> : null}
      </h4>
      <Task task={day.task} />
      <p>
        <b>{copy.result}</b> <span>{day.result}</span>
      </p>
      <p>
        {day.minutes} minutes
        {day.prompts.map(({ slug, title }) => (
          <a key={slug} href={`#${slug}`}>
            Prompt: {title}
          </a>
        ))}
        {day.course ? <a href={getCoursePath(day.course.slug)}>Course: {day.course.title}</a> : null}
      </p>
      <label>
        <input type="checkbox" data-day={day.day} /> {copy.done}
        <span className="sr-only"> day {day.day}</span>
      </label>
    </li>
  );
}
