import { getCoursePath, getSessionId, SYLLABUS_ID } from "#app/academy/addresses.ts";
import {
  type Course,
  formatHours,
  formatSessions,
  formatWeeks,
  getCover,
  getSpanLength,
  getWeekHours,
  isOngoing,
} from "#app/courses/course.ts";
import { PosterCopy } from "#app/drawing/poster.tsx";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { BeforeWeekOne } from "./before-week-one.tsx";
import type { CoursePage } from "./course-page.ts";
import { type Bar, getProjectClass, getProjectId, type Note, type ScoreWeek, WEEK_ID } from "./score.ts";

/** The row of a session. A week has four: a heading, its two sessions, and on small screens its notes. */
const getRow = (session: number): number => 2 * session + (session % 2 === 0 ? -1 : 0);

/**
 * The syllabus as a score: weeks from top to bottom, with the projects as bars over the sessions that build them, and what
 * is said of a week next to it.
 */
export function Score(page: CoursePage) {
  const { course, copy, score } = page;
  return (
    <section id={SYLLABUS_ID} aria-labelledby="syllabus-title" className="score-section">
      <div className="page section">
        <h2 id="syllabus-title" className="voice-wide">
          {isOngoing(course) ? copy.score.ongoing.title : copy.score.title}
        </h2>
        <BeforeWeekOne {...page} />
        <ol className={`score ${getMarksClass(course)}`}>
          {score.map((week) => (
            <Week key={week.week} week={week} page={page} />
          ))}
        </ol>
        <AtTheEnd {...page} />
      </div>
    </section>
  );
}

type WeekProps = { week: ScoreWeek; page: CoursePage };

/** A week: what begins in it, its sessions, the projects that they build, and its notes. */
function Week({ week: { week, block, sessions, bars, notes, room }, page }: WeekProps) {
  const { course, copy } = page;
  return (
    <li style={{ "--w": week }}>
      {block ? (
        <h3 className="voice-wide" style={{ "--weeks": getSpanLength(block.weeks) }}>
          {block.title} <small>{formatWeeks(block.weeks)}</small>
        </h3>
      ) : null}
      <p className="week-name">Week {week}</p>
      {sessions.map(({ number, title, projects }) => {
        const isLast = number === course.sessions;
        const classes = [
          "session",
          ...projects.map(getProjectClass),
          bars.some(({ from }) => from === number) && "starts",
          isLast && !isOngoing(course) && "mark-last",
        ];
        return (
          <p key={number} id={getSessionId(number)} className={classes.filter(Boolean).join(" ")}>
            <b>{number}</b>
            <span>
              {title}
              {isLast ? <b> {isOngoing(course) ? copy.score.ongoing.again : copy.score.last}</b> : null}
            </span>
          </p>
        );
      })}
      {bars.map((bar) => (
        <ProjectBar key={bar.project} bar={bar} />
      ))}
      {notes.length > 0 ? (
        <div className="notes" style={{ "--room": room }}>
          {notes.map((note) => (
            <NoteText key={`${note.kind}${"title" in note ? note.title : ""}`} note={note} page={page} />
          ))}
        </div>
      ) : null}
    </li>
  );
}

/** A project over the sessions that build it. */
const ProjectBar = ({ bar: { project, name, from, to, lane } }: { bar: Bar }) => (
  <p
    id={getProjectId(project)}
    className={`bar project ${getProjectId(project)}`}
    style={{ gridRow: `${getRow(from)} / ${getRow(to) + 1}`, ...(lane > 0 ? { "--lane": lane } : {}) }}
  >
    <b>{name}</b>
    <span className="sr-only">, {formatSessions({ from, to })}</span>
  </p>
);

/** A note at a week. */
function NoteText({ note, page }: { note: Note; page: CoursePage }) {
  const { course, copy, written, briefs } = page;
  const words = copy.score.notes;
  if (note.kind === "milestone")
    return (
      <div>
        <h4>{note.title}</h4>
        {note.text ? <p>{note.text}</p> : null}
      </div>
    );
  if (note.kind === "hours") return <Hours course={course} title={words.hours} />;
  if (note.kind === "review")
    return (
      <div>
        <h4>{words.review}</h4>
        <p>
          <NoteLink {...words.sample} />
        </p>
      </div>
    );
  const brief = note.kind === "brief" ? briefs.find(({ project }) => project === note.brief) : undefined;
  const target = note.kind === "session" ? written : brief;
  return target ? (
    <p>
      <NoteLink href={target.path} label={note.kind === "session" ? words.session : words.brief} />
    </p>
  ) : null;
}

const NoteLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} className="text-link">
    {label}
  </a>
);

/** The hours of a week that a learner works alone, each as a box; those that not every week has are dashed. */
function Hours({ course, title }: { course: Course; title: string }) {
  const hours = getWeekHours(course);
  if (!hours) return null;
  const { own } = hours;
  return (
    <div id={WEEK_ID}>
      <h4>{title}</h4>
      <p className="hours" aria-hidden="true">
        {Array.from({ length: own.to }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name
          <i key={index} className={index < own.from ? undefined : "is-maybe"} />
        ))}
      </p>
      <p>
        <b>{formatHours(own, "own")}</b>: {course.week?.own}
      </p>
    </div>
  );
}

/** The certificate across the end of the score, and the next courses as arrows that leave it. */
function AtTheEnd({ course, copy, decision }: CoursePage) {
  const { certificate } = copy.score;
  const { next } = decision;
  return (
    <>
      <div className="score-end">
        <PosterCopy cover={getCover(course)} isWhite />
        <div>
          <h3 className="voice-wide">{certificate.title}</h3>
          <p>
            {isOngoing(course) ? certificate.ongoing : certificate.text} <NoteLink {...certificate.link} />
          </p>
        </div>
        {course.keeps ? (
          <div>
            <h3 className="voice-wide">{certificate.keeps}</h3>
            <p>{course.keeps}</p>
          </div>
        ) : null}
      </div>
      {next.length > 0 ? (
        <ul className="next">
          {next.map(({ slug, title, look }) => (
            <li key={slug} className={look}>
              <NoteLink href={getCoursePath(slug)} label={title} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
