import { countWeeks, SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import {
  type Course,
  type CourseSession,
  covers,
  getProjectName,
  listSessions,
  type Range,
} from "#app/courses/course.ts";

/** Class of the sessions that build a project: they light together. */
export const getProjectClass = (project: number): string => `m${project}`;

/** Id of a project's name in the score, which is also a class of its other names. */
export const getProjectId = (project: number): string => `p${project}`;

/** A project as a bar of the score: its number from 1, and the sessions that build it. */
export type Bar = Range & { project: number; name: string };

/** The projects that sessions build, in the order of these. */
export const listBars = ({ projects, builds }: Pick<Course, "projects" | "builds">): Bar[] =>
  projects
    .flatMap((text, index) => {
      const name = getProjectName(text);
      const span = builds[name];
      return span ? { ...span, name, project: index + 1 } : [];
    })
    .toSorted((a, b) => a.from - b.from);

/** What is said at a week, next to its sessions. */
export type Note =
  | { kind: "hours" }
  | { kind: "milestone"; title: string; text: string | undefined }
  | { kind: "review" };

/** The notes of a course, each with the session that it belongs to. */
function listNotes(course: Course, bars: Bar[]): (Note & { session: number })[] {
  const first = bars[0];
  return [
    ...(course.ownHours ? [{ session: 1, kind: "hours" as const }] : []),
    ...course.milestones.map(({ session, title, text }) => ({
      session,
      kind: "milestone" as const,
      title,
      text,
    })),
    ...(first ? [{ session: first.to, kind: "review" as const }] : []),
  ].toSorted((a, b) => a.session - b.session);
}

/** A session with the project that it builds, and whether it is the first to do so. */
type ScoreSession = CourseSession & { bar: Bar | undefined; isStart: boolean };

/** A week of a course: what begins in it, its sessions, and what is said next to them. */
export type ScoreWeek = {
  week: number;
  block: { title: string; weeks: Range } | undefined;
  sessions: ScoreSession[];
  notes: Note[];
  /** Weeks until the next notes, which is the room of these. */
  room: number;
  /** Whether a project continues from the week before, or into the week after. */
  continues: { before: boolean; after: boolean };
};

/** The course week by week. */
export function getScore(course: Course): ScoreWeek[] {
  const bars = listBars(course);
  const notes = listNotes(course, bars);
  const sessions = listSessions(course).map((session): ScoreSession => {
    const bar = bars.find((bar) => covers(bar, session.number));
    return { ...session, bar, isStart: bar?.from === session.number };
  });
  const last = countWeeks(sessions.length);
  const noted = [...new Set(notes.map(({ session }) => countWeeks(session)))];
  const continuesAfter = (week: number) =>
    bars.some(({ from, to }) => from <= week * SESSIONS_A_WEEK && week * SESSIONS_A_WEEK < to);
  return Array.from({ length: last }, (_, index) => {
    const week = index + 1;
    return {
      week,
      block: course.syllabus.find(({ weeks }) => weeks.from === week),
      sessions: sessions.filter((session) => session.week === week),
      notes: notes.filter(({ session }) => countWeeks(session) === week),
      room: (noted.find((other) => other > week) ?? last + 1) - week,
      continues: { before: continuesAfter(week - 1), after: continuesAfter(week) },
    };
  });
}
