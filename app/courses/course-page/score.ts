import { countWeeks } from "#app/academy/tracks.ts";
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

/** What is said before a session, or after it, and the rows next to the sessions that it takes on a wide screen. */
export type Note = { session: number; row: number; room: number } & NoteKind;

type NoteKind =
  | { kind: "hours" }
  | { kind: "milestone"; title: string; text: string | undefined }
  | { kind: "review" };

/** The notes of a course by session. A review begins two rows before its session; the note above it keeps at least two rows. */
function listNotes(course: Course, bars: Bar[]): Note[] {
  const first = bars[0];
  const notes: ({ session: number } & NoteKind)[] = [
    ...(course.ownHours ? [{ session: 1, kind: "hours" as const }] : []),
    ...course.milestones.map(({ session, title, text }) => ({
      session,
      kind: "milestone" as const,
      title,
      text,
    })),
    ...(first ? [{ session: first.to, kind: "review" as const }] : []),
  ].toSorted((a, b) => a.session - b.session);
  const rows: number[] = [];
  for (const { kind, session } of notes) {
    const above = rows.at(-1) ?? 0;
    rows.push(kind === "review" ? Math.max(session - 2, above + 2) : Math.max(session, above + 1));
  }
  return notes.map((note, index) => {
    const row = rows[index] ?? note.session;
    return { ...note, row, room: Math.max(1, (rows[index + 1] ?? course.sessions + 1) - row) };
  });
}

/** A session with the project that it builds, whether it is the first to do so, and what is said before and after it. */
type ScoreSession = CourseSession & { bar: Bar | undefined; isStart: boolean; before: Note[]; after: Note[] };

/** A week of a course: what begins in it, and its sessions. */
export type ScoreWeek = {
  week: number;
  block: { title: string; weeks: Range } | undefined;
  sessions: ScoreSession[];
};

/** The course week by week. */
export function getScore(course: Course): ScoreWeek[] {
  const bars = listBars(course);
  const notes = listNotes(course, bars);
  const sessions = listSessions(course).map((session): ScoreSession => {
    const bar = bars.find((bar) => covers(bar, session.number));
    const own = notes.filter((note) => note.session === session.number);
    return {
      ...session,
      bar,
      isStart: bar?.from === session.number,
      before: own.filter(({ kind }) => kind !== "review"),
      after: own.filter(({ kind }) => kind === "review"),
    };
  });
  return Array.from({ length: countWeeks(sessions.length) }, (_, index) => {
    const week = index + 1;
    return {
      week,
      block: course.syllabus.find(({ weeks }) => weeks.from === week),
      sessions: sessions.filter((session) => session.week === week),
    };
  });
}
