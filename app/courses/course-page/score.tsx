import { SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import { type Course, getProjectName } from "#app/courses/course.ts";
import { getSessionId, SYLLABUS_ID, SYLLABUS_TITLE_ID, WEEK_ID } from "#app/courses/course-ids.ts";
import { getWeekHours, isOngoing } from "#app/courses/syllabus/hours.ts";
import { formatRange, formatSessions, formatWeeks, getSpanLength } from "#app/courses/syllabus/spans.ts";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { joinClasses } from "#app/text/join-classes.ts";
import { BeforeWeekOne } from "./before-week-one.tsx";
import type { CoursePage } from "./course-page.server.ts";
import { NextLinks } from "./decision-lines.tsx";
import { type Bar, getProjectClass, getProjectId, type Note, type ScoreWeek } from "./score.ts";

/** The syllabus as a score: weeks from top to bottom, projects as bars under their sessions, and notes at their weeks. */
export function Score(page: CoursePage) {
  const { course, words, score } = page;
  return (
    <section id={SYLLABUS_ID} aria-labelledby={SYLLABUS_TITLE_ID} className="score-section bg-plate">
      <div className={`page section ${getMarksClass(course)}`}>
        <h2 id={SYLLABUS_TITLE_ID} className="voice-wide">
          {isOngoing(course) ? words.score.ongoing.title : words.score.title}
        </h2>
        <BeforeWeekOne {...page} />
        <ol className={joinClasses("score", isOngoing(course) && "loop")}>
          {score.map((week) => (
            <Week key={week.week} {...week} page={page} />
          ))}
        </ol>
        {isOngoing(course) ? <Certificate {...page} /> : null}
        <NextCourses {...page} />
      </div>
    </section>
  );
}

/** Whether a session continues the project of the one before it. */
const isInside = ({ bar, isStart }: ScoreWeek["sessions"][number]) => bar !== undefined && !isStart;

/** A week: what begins in it, its sessions over the projects that they build, and its notes. */
function Week({ week, block, sessions, page }: ScoreWeek & { page: CoursePage }) {
  const { course, words, written, briefs } = page;
  return (
    <li style={{ "--w": week }}>
      {block ? (
        <h3
          className={joinClasses("voice-wide", sessions[0] && isInside(sessions[0]) && "neck")}
          style={{ "--weeks": getSpanLength(block.weeks) }}
        >
          {`${block.title} `}
          <small>{formatWeeks(block.weeks)}</small>
        </h3>
      ) : null}
      {block && getSpanLength(block.weeks) === 1 ? null : <p className="sr-only">{`Week ${week}`}</p>}
      {sessions.map((session) => {
        const { number, title, bar, isStart, isEnd, before, after } = session;
        const isLast = number === course.sessions;
        const classes = joinClasses(
          "session",
          bar && `built ${getProjectClass(bar.project)}`,
          isStart && "start",
          isEnd && "end",
          isLast && !isOngoing(course) && "mark-last",
        );
        return [
          ...before.map((note) => (
            <NoteText key={note.row} note={note} page={page} isInside={isInside(session)} />
          )),
          bar && isStart ? (
            <ProjectName
              key={bar.name}
              bar={bar}
              path={briefs.find(({ project }) => project === bar.name)?.path}
            />
          ) : null,
          isStart && isOngoing(course) ? <Choice key="choice" {...page} /> : null,
          <p
            key={number}
            id={getSessionId(number)}
            className={classes}
            style={bar && isStart ? { "--letters": bar.name.length } : undefined}
          >
            <b>{number}</b>
            <span>
              {title === written?.session ? <a href={written.path}>{title}</a> : title}
              {isLast ? (
                <b className="block">{` ${isOngoing(course) ? words.score.ongoing.again : words.score.last}`}</b>
              ) : null}
            </span>
          </p>,
          ...after.map((note) => <NoteText key={note.row} note={note} page={page} />),
        ];
      })}
      {!isOngoing(course) && sessions.some(({ number }) => number === course.sessions) ? (
        <Certificate {...page} />
      ) : null}
    </li>
  );
}

type ProjectNameProps = { bar: Bar; path: string | undefined };

/** The name of a project, on the bar that the sessions which build it make together; a link where its brief is open. */
const ProjectName = ({ bar: { project, name, from, to }, path }: ProjectNameProps) => (
  <p id={getProjectId(project)} className={`project ${getProjectId(project)} ${getProjectClass(project)}`}>
    {path ? <a href={path}>{name}</a> : name}
    <span className="sr-only">{`, ${formatSessions({ from, to })}`}</span>
  </p>
);

/** The projects that a learner of an ongoing course chooses from, under the name of the bar. */
const Choice = ({ course, words }: CoursePage) => (
  <div className="notes neck" style={{ "--row": 1, "--room": SESSIONS_A_WEEK }}>
    <h4>{words.score.notes.choice}</h4> <p>{PROJECT_LIST.format(course.projects.map(getProjectName))}</p>
  </div>
);

const PROJECT_LIST = new Intl.ListFormat("en-GB", { type: "disjunction" });

type NoteTextProps = { note: Note; page: CoursePage; isInside?: boolean };

/** A note at a session; `isInside` where it comes between two sessions of one project. */
function NoteText({ note, page: { course, words }, isInside }: NoteTextProps) {
  const { hours, review, sample } = words.score.notes;
  return (
    <div
      id={note.kind === "hours" ? WEEK_ID : undefined}
      className={joinClasses("notes", isInside && "neck", note.isClose && "close")}
      style={{ "--row": note.row, "--room": note.room }}
    >
      {note.kind === "hours" ? (
        <Hours course={course} title={hours} />
      ) : (
        <>
          <h4>{note.kind === "review" ? review : note.title}</h4>{" "}
          {note.kind === "review" ? <NoteLink {...sample} /> : note.text ? <p>{note.text}</p> : null}
        </>
      )}
    </div>
  );
}

const NoteLink = ({ href, label }: { href: string; label: string }) => (
  <p>
    <a href={href} className="text-link">
      {label}
    </a>
  </p>
);

/** The hours of a week, each as a box: live ones are filled, and hours that only some weeks have are dashed. */
function Hours({ course, title }: { course: Course; title: string }) {
  const hours = getWeekHours(course);
  if (!hours) return null;
  const { live, own, all } = hours;
  return (
    <>
      <h4>{title}</h4>{" "}
      <p className="hours" aria-hidden="true">
        {Array.from({ length: all.to }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name
            key={index}
            className={index < live.from ? "is-live" : index < all.from ? undefined : "is-maybe"}
          />
        ))}
      </p>
      <p>{`${formatRange(live)} live, ${formatRange(own)} on your own`}</p>
    </>
  );
}

/** The certificate, and what a learner keeps besides, across the last week. */
function Certificate({ course, words }: CoursePage) {
  const { certificate } = words.score;
  return (
    <div className="certificate">
      <h3 className="voice-wide">{certificate.title}</h3>
      <div>
        <p>{isOngoing(course) ? certificate.ongoing : certificate.text}</p>
        <NoteLink {...certificate.link} />
      </div>
      {course.keeps ? (
        <div>
          <h4>{certificate.keeps}</h4> <p>{course.keeps}</p>
        </div>
      ) : null}
    </div>
  );
}

/** The next courses, at the arrow that leaves the foot of the score. */
const NextCourses = ({ decision: { next } }: CoursePage) =>
  next.length > 0 ? (
    <div className="next">
      <p>
        <NextLinks next={next} />
      </p>
    </div>
  ) : null;
