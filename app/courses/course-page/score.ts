import { countWeeks, SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import { type Course, type CourseSession, getProjectName, listSessions } from "#app/courses/course.ts";
import { isOngoing } from "#app/courses/syllabus/hours.ts";
import { includes, type Range } from "#app/courses/syllabus/spans.ts";

/** Class of the sessions that build a project: they light together. */
export const getProjectClass = (project: number): string => `m${project}`;

/** Id of a project's name in the score, which is also a class of its other names. */
export const getProjectId = (project: number): string => `p${project}`;

/** A project as a bar of the score: its number from 1, and the sessions that build it. */
export type Bar = Range & { project: number; name: string };

/** The projects that sessions build, in the order of the sessions. */
export const listBars = ({ projects, builds }: Pick<Course, "projects" | "builds">): Bar[] =>
  projects
    .flatMap((text, index) => {
      const name = getProjectName(text);
      const span = builds[name];
      return span ? { ...span, name, project: index + 1 } : [];
    })
    .toSorted((a, b) => a.from - b.from);

/** A note before or after a session. On a wide screen it takes `room` rows. `isClose` if the next note is in its week. */
export type Note = { session: number; row: number; room: number; isClose: boolean } & NoteKind;

type NoteKind =
  | { kind: "hours" }
  | { kind: "milestone"; title: string; text: string | undefined }
  | { kind: "review" };

/**
 * The notes of a course by row: milestones next to their sessions, and the review where it has room. In an ongoing course
 * the first week has the projects to choose from, so that its hours are next to the second.
 */
function listNotes(course: Course, bars: Bar[]): Note[] {
  const first = bars[0];
  const notes: ({ session: number; row: number } & NoteKind)[] = [];
  if (course.ownHours)
    notes.push({ session: 1, row: isOngoing(course) ? SESSIONS_A_WEEK + 1 : 1, kind: "hours" });
  for (const { session, title, text } of course.milestones.toSorted((a, b) => a.session - b.session))
    notes.push({
      session,
      row: Math.max(session, (notes.at(-1)?.row ?? 0) + 1),
      kind: "milestone",
      title,
      text,
    });
  const taken = new Set(notes.map((note) => note.row));
  if (first && !isOngoing(course))
    notes.push({ session: first.to, row: findFreeRow(first.to, taken), kind: "review" });
  return notes
    .toSorted((a, b) => a.row - b.row)
    .map((note, index, { [index + 1]: next }) => ({
      ...note,
      room: Math.max(1, (next?.row ?? course.sessions + 1) - note.row),
      isClose: next?.row === note.row + 1 && note.row % SESSIONS_A_WEEK === 1,
    }));
}

/** The row of a note: up to two rows before its session, with a row free on both sides, or else as close as possible. */
function findFreeRow(session: number, taken: ReadonlySet<number>): number {
  const isFree = (row: number) => [row - 1, row, row + 1].every((near) => !taken.has(near));
  const free = [session - 2, session - 1, session].find((row) => row > 0 && isFree(row));
  if (free !== undefined) return free;
  let row = session;
  while (taken.has(row)) row++;
  return row;
}

/** A session with the project that it builds, whether it is the first or the last to do so, and the notes around it. */
type ScoreSession = CourseSession & {
  bar: Bar | undefined;
  isStart: boolean;
  isEnd: boolean;
  before: Note[];
  after: Note[];
};

/** A week of a course: what begins in it, and its sessions. */
export type ScoreWeek = {
  week: number;
  block: { title: string; weeks: Range } | undefined;
  sessions: ScoreSession[];
};

/** The course week by week. One without an end has a single bar, named `choice`: its learners choose one project. */
export function getScore(course: Course, choice: string): ScoreWeek[] {
  const bars = isOngoing(course)
    ? [{ from: 1, to: course.sessions, name: choice, project: 0 }]
    : listBars(course);
  const notes = listNotes(course, bars);
  const sessions = listSessions(course).map((session): ScoreSession => {
    const bar = bars.find((bar) => includes(bar, session.number));
    const own = notes.filter((note) => note.session === session.number);
    return {
      ...session,
      bar,
      isStart: bar?.from === session.number,
      isEnd: bar?.to === session.number,
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
