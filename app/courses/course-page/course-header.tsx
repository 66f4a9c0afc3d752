import { type Course, getCover, listSessions } from "#app/courses/course.ts";
import { ALONE_ID, getSessionId } from "#app/courses/course-ids.ts";
import { EnrolButtons } from "#app/courses/enrolment/enrol.tsx";
import { isOngoing } from "#app/courses/syllabus/hours.ts";
import { includes } from "#app/courses/syllabus/spans.ts";
import { TrackBadge } from "#app/courses/track-badge.tsx";
import { Poster } from "#app/drawing/poster.tsx";
import { getMarksClass, TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { CoursePage } from "./course-page.server.ts";
import { DecisionLines } from "./decision-lines.tsx";
import { formatLights } from "./lights.ts";
import { getProjectClass } from "./score.ts";

/** The first screen of a course: its words and what decides, its poster, and the facts on the colour of its track. */
export function CourseHeader(page: CoursePage) {
  const { course, enrolment, metadata, bars } = page;
  const { fill } = TRACK_LOOKS[course.track];
  return (
    <header className={`course-header ${getMarksClass(course)}`}>
      <div className="course-words">
        <div className="course-cover">
          <Breadcrumbs trail={metadata.trail ?? []} />
          <p className="voice-data">
            <TrackBadge track={course.track} />{" "}
            <b className="border-2 px-2 py-0.5 text-data">{course.level}</b>
          </p>
          <h1 className="voice-wide">{course.title}</h1>
          <p>{course.description}</p>
          <div className="enrol-first">
            <EnrolButtons enrolment={enrolment} />
          </div>
        </div>
        <DecisionLines {...page} />
      </div>
      <div className="course-picture">
        <CourseFacts {...page} fill={fill} />
        <CoursePoster course={course} bars={bars} />
        <TryIt {...page} fill={fill} />
      </div>
    </header>
  );
}

/** What a visitor can read and build before paying, and how far you get alone. */
function TryIt({ written, briefs, knownFacts, words, fill }: CoursePage & { fill: string }) {
  const { session, brief, alone } = words.tryIt;
  return (
    <ul className={`try-it ${fill}`}>
      {written ? (
        <li>
          {`${session} `}
          <a href={written.path}>{written.title}</a>
        </li>
      ) : null}
      {briefs.map(({ path, title }) => (
        <li key={path}>
          {`${brief} `}
          <a href={path}>{title}</a>
        </li>
      ))}
      {knownFacts.some(({ link }) => link) ? (
        <li>
          <a href={`#${ALONE_ID}`}>{alone}</a>
        </li>
      ) : null}
    </ul>
  );
}

/** The poster of a course: its marks are links to the sessions in the syllabus. */
function CoursePoster({ course, bars }: Pick<CoursePage, "course" | "bars">) {
  const marks = listSessions(course).map(({ number, title }) => ({
    number,
    href: `#${getSessionId(number)}`,
    name: title,
    group: bars
      .filter((bar) => includes(bar, number))
      .map(({ project }) => getProjectClass(project))
      .join(" "),
  }));
  const styles = formatLights(bars, course.sessions);
  return <Poster cover={getCover(course)} marks={marks} label={course.imageAlt} styles={styles} />;
}

/** The facts of a course, as a table under its poster; without an end, two of them share a cell. */
function CourseFacts({ course, words: { facts: words }, fill }: CoursePage & { fill: string }) {
  const [sessions, projects] = [course.sessions, course.projects.length];
  const facts: { label: string; note: string; value: Course["duration"] | number }[] = isOngoing(course)
    ? [
        { ...words.duration.ongoing, value: course.duration },
        { ...words.sessions.ongoing, value: sessions },
        { ...words.projects.ongoing, value: projects },
      ]
    : [
        { ...words.duration, value: course.duration },
        { ...words.sessions, value: sessions },
        { ...words.hours, value: course.hours },
        { ...words.projects, value: projects },
      ];
  return (
    <dl className={fill}>
      {facts.map(({ label, value, note }, index) => (
        <div key={label}>
          <dt>
            <Tooltip id={`fact${index}`} text={note}>
              {label}
            </Tooltip>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
