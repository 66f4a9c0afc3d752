import { Fragment } from "react";
import { getCoursePath, getPromptPath } from "#app/academy/addresses.ts";
import { getMarksClass, TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { formatCount } from "#app/text/count.ts";
import { straighten } from "#app/text/typography.ts";
import { countHours, formatDayTitle, type RoadmapDay, type RoadmapPhase } from "#app/toolkit/toolkit.ts";

/** What a phase is about, with a mark for each day; next to it the weeks, which open in place. */
export function Phase({ phase }: { phase: RoadmapPhase }) {
  const { track, title, summary, days, needs, have } = phase;
  return (
    <section className="phase mt-part grid gap-x-part gap-y-4 border-ink border-t-2 lg:grid-cols-2 print:mt-3 print:block print:border-0">
      <div className="self-start lg:sticky lg:top-4">
        <p
          className={`voice-data inline-block px-2 font-bold max-[22.5rem]:[font-stretch:75%] ${TRACK_LOOKS[track].fill}`}
        >
          {track} · days {days[0]?.day} to {days.at(-1)?.day} · {formatCount(countHours(days), "hour")}
        </p>
        <h2 className="voice-wide mt-2 text-h3">{title}</h2>
        <p className="mt-2 max-w-prose">{summary}</p>
        <nav
          aria-label={title}
          className={`day-marks on-track ${getMarksClass({ track, level: "Beginner" })} print:hidden`}
        >
          {days.map((day) => (
            <a
              key={day.day}
              href={`#day-${day.day}`}
              data-day={day.day}
              title={straighten(formatDayTitle(day))}
              className={day.review ? "review" : undefined}
            >
              {day.day}
            </a>
          ))}
        </nav>
      </div>
      <div>
        <details>
          <summary>
            <span>What you need, and what you’ll have at the end</span>
          </summary>
          <Points title="What you need" points={needs} />
          <Points title="What you’ll have at the end" points={have} />
        </details>
        <div className="weeks">
          {splitIntoWeeks(days).map((week) => (
            <Week key={week[0]?.day} days={week} />
          ))}
        </div>
      </div>
    </section>
  );
}

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <>
    <h3>{title}</h3>
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

function Week({ days }: { days: RoadmapDay[] }) {
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
          <Day key={day.day} day={day} />
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

function Day({ day }: { day: RoadmapDay }) {
  return (
    <li id={`day-${day.day}`}>
      <h3>{formatDayTitle(day)}</h3>
      <Task task={day.task} />
      <p>
        <b>Result:</b> {day.result}
      </p>
      <p>
        {day.minutes} minutes
        {day.prompts.map(({ slug, title, group }) => (
          <Fragment key={slug}>
            {" · "}
            Prompt: <a href={getPromptPath(group, slug)}>{title}</a>
          </Fragment>
        ))}
        {day.course ? (
          <>
            {" · "}
            Course: <a href={getCoursePath(day.course.slug)}>{day.course.title}</a>
          </>
        ) : null}
      </p>
      <label>
        <input type="checkbox" data-day={day.day} /> Done
        <span className="sr-only"> day {day.day}</span>
      </label>
    </li>
  );
}
