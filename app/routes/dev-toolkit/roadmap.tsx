import { Fragment } from "react";
import { getCoursePath, getPromptPath } from "#app/content/addresses.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { Island } from "#app/islands/island.tsx";
import Roadmap from "#app/toolkit/roadmap.island.tsx";
import { countHours, formatDayTitle, type RoadmapDay, type RoadmapPhase } from "#app/toolkit/toolkit.ts";
import type { DevToolkitCopy } from "#app/toolkit/toolkit-copy.server.ts";
import { DAYS_KEY } from "#app/toolkit/toolkit-state.ts";
import { SectionHeading } from "#app/ui/section.tsx";

type RoadmapCopy = DevToolkitCopy["roadmap"];

type RoadmapSectionProps = {
  phases: RoadmapPhase[];
  copy: RoadmapCopy;
  academy: string;
  origin: string;
};

/** The roadmap: one task a day, with a result for each, and ticks that stay in this browser. */
export function RoadmapSection({ phases, copy, academy, origin }: RoadmapSectionProps) {
  const { progress, print, calendar } = copy;
  const props = {
    total: phases.reduce((sum, { days }) => sum + days.length, 0),
    words: { progress, print, calendar },
    academy,
    origin,
    marks: <DayMarks phases={phases} label={copy.title} />,
    days: (
      <>
        {phases.map((phase) => (
          <Phase key={phase.title} phase={phase} copy={copy} />
        ))}
      </>
    ),
  };
  return (
    <section id="roadmap" className="border-ink border-t-2 bg-white print:border-0">
      <div className="page py-8 md:py-12 print:py-0">
        <SectionHeading title={copy.title} lead={copy.lead} />
        <Island name="roadmap" component={Roadmap} props={props} eagerFor={DAYS_KEY} />
      </div>
    </section>
  );
}

/** The whole roadmap at a glance: one mark a day, ten in a row, each a link. */
const DayMarks = ({ phases, label }: { phases: RoadmapPhase[]; label: string }) => (
  <nav aria-label={label} className="flex flex-wrap gap-x-8 gap-y-3">
    {phases.map(({ track, title, days }) => (
      <p key={title} className={`day-marks ${TRACK_LOOKS[track].shape}`}>
        {days.map(({ day, review }) => (
          <a key={day} href={`#day-${day}`} className={review ? "review" : undefined}>
            {day}
          </a>
        ))}
      </p>
    ))}
  </nav>
);

function Phase({ phase, copy }: { phase: RoadmapPhase; copy: RoadmapCopy }) {
  const { track, title, summary, days } = phase;
  return (
    <section className="phase">
      <div>
        <p className={`voice-data inline-block px-2 font-bold ${TRACK_LOOKS[track].fill}`}>
          {track} · days {days[0]?.day} to {days.at(-1)?.day} · {countHours(days)} hours
        </p>
        <h3 className="voice-wide mt-2 text-h3">{title}</h3>
        <p className="mt-2">{summary}</p>
        <details className="mt-2">
          <summary>{copy.takes}</summary>
          <Points title={copy.needs} points={phase.needs} />
          <Points title={copy.have} points={phase.have} />
        </details>
      </div>
      <div className="weeks">
        {splitIntoWeeks(days).map((week) => (
          <Week key={week[0]?.day} days={week} copy={copy} />
        ))}
      </div>
    </section>
  );
}

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <>
    <h4>{title}</h4>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </>
);

/** Days in weeks: each ends with its review, the last with the phase. */
function splitIntoWeeks(days: RoadmapDay[]): RoadmapDay[][] {
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
    <ul>
      {task.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );

function Day({ day, copy }: { day: RoadmapDay; copy: RoadmapCopy }) {
  return (
    <li id={`day-${day.day}`}>
      <h4>
        {formatDayTitle(day)}
        {day.review ? <i> {copy.review}</i> : null}
      </h4>
      <Task task={day.task} />
      <p>
        <b>{copy.result}</b> {day.result}
      </p>
      <p>
        {day.minutes} minutes
        {day.prompts.map(({ slug, title, group }) => (
          <Fragment key={slug}>
            {" · "}
            {copy.prompt} <a href={getPromptPath(group, slug)}>{title}</a>
          </Fragment>
        ))}
        {day.course ? (
          <>
            {" · "}
            {copy.course} <a href={getCoursePath(day.course.slug)}>{day.course.title}</a>
          </>
        ) : null}
      </p>
      <label>
        <input type="checkbox" /> {copy.done}
      </label>
    </li>
  );
}
