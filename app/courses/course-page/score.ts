import { countWeeks, SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import {
  type Course,
  type CourseSession,
  getProjectName,
  isOngoing,
  listSessions,
  type Range,
} from "#app/courses/course.ts";

/** Class of the sessions that build a project: they light together. */
export const getProjectClass = (project: number): string => `m${project}`;

/** Id of a project's bar, which is also a class of every name of the project. */
export const getProjectId = (project: number): string => `p${project}`;

/** Id of the hours of a week. */
export const WEEK_ID = "week";

/** A project as a bar of the score: its number from 1, and the sessions that build it. */
export type Bar = Range & { project: number; name: string; lane: number };

/** The projects that sessions build, in the order of these; those at the same time have lanes of their own. */
export function listBars({ projects, builds }: Pick<Course, "projects" | "builds">): Bar[] {
  const bars: Bar[] = [];
  const spans = projects.flatMap((text, index) => {
    const name = getProjectName(text);
    const span = builds[name];
    return span ? { ...span, name, project: index + 1 } : [];
  });
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const taken = bars.filter(({ from, to }) => from <= span.to && span.from <= to).map(({ lane }) => lane);
    const lane = [...bars.keys(), bars.length].find((free) => !taken.includes(free)) ?? 0;
    bars.push({ ...span, lane });
  }
  return bars;
}

/** What is said at a week, next to its sessions. */
export type Note =
  | { kind: "hours" }
  | { kind: "milestone"; title: string; text: string | undefined }
  | { kind: "review" }
  | { kind: "session" }
  | { kind: "brief"; brief: string };

type Entries = {
  /** Title of the session that is written out. */
  written: string | undefined;
  /** Names of the projects with an open brief. */
  briefs: string[];
};

/** The notes of a course, each with the session that it belongs to. */
function listNotes(
  course: Course,
  bars: Bar[],
  { written, briefs }: Entries,
): (Note & { session: number })[] {
  const first = bars[0];
  return [
    ...(course.ownHours ? [{ session: 1, kind: "hours" as const }] : []),
    ...course.milestones.map(({ session, title, text }) => ({
      session,
      kind: "milestone" as const,
      title,
      text,
    })),
    ...(first && !isOngoing(course) ? [{ session: first.to, kind: "review" as const }] : []),
    ...bars
      .filter(({ name }) => briefs.includes(name))
      .map(({ name, from }) => ({ session: from, kind: "brief" as const, brief: name })),
    ...listSessions(course)
      .filter(({ title }) => title === written)
      .map(({ number }) => ({ session: number, kind: "session" as const })),
  ].toSorted((a, b) => a.session - b.session);
}

/** A week of a course: what begins in it, its sessions, and what is said next to them. */
export type ScoreWeek = {
  week: number;
  block: { title: string; weeks: Range } | undefined;
  sessions: (CourseSession & { projects: number[] })[];
  bars: Bar[];
  notes: Note[];
  /** Weeks until the next notes, which is the room of these. */
  room: number;
};

/** The course week by week. */
export function getScore(course: Course, entries: Entries): ScoreWeek[] {
  const bars = listBars(course);
  const notes = listNotes(course, bars, entries);
  const sessions = listSessions(course);
  const last = countWeeks(sessions.length);
  const noted = [...new Set(notes.map(({ session }) => countWeeks(session))), last + 1];
  return Array.from({ length: last }, (_, index) => {
    const week = index + 1;
    const isIn = (session: number) => countWeeks(session) === week;
    return {
      week,
      block: course.syllabus.find(({ weeks }) => weeks.from === week),
      sessions: sessions.slice(index * SESSIONS_A_WEEK, week * SESSIONS_A_WEEK).map((session) => ({
        ...session,
        projects: bars
          .filter(({ from, to }) => from <= session.number && session.number <= to)
          .map(({ project }) => project),
      })),
      bars: bars.filter(({ from }) => isIn(from)),
      notes: notes.filter(({ session }) => isIn(session)),
      room: (noted.find((other) => other > week) ?? last + 1) - week,
    };
  });
}
