import { type Marks, WALL_RUNS } from "./mark.ts";
import { getMarksClass } from "./track-look.ts";

/** A number of marks, which wrap as words do. */
const MarkRow = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name
    <i key={index} />
  ));

/** Ten sessions in a row, of which the last, in white, joins the others. */
export const JoiningRow = () => (
  <p className="wall joining of-square on-ink mb-5 px-4 py-3" aria-hidden="true">
    <MarkRow count={9} />
    <b />
  </p>
);

/** A course on the wall: its sessions, its name, and the address that they link to. */
export type WallRun = Marks & { name: string; href: string };

type WallProps = {
  runs: WallRun[];
  /** What is not there: a session of a run, or without a session the whole run. */
  missing?: { run: number; session?: number; label: string };
};

/** Every live session, course after course in one field; each course is a link and ends with a white mark and its name. */
export function Wall({ runs, missing }: WallProps) {
  const more = runs.length - WALL_RUNS;
  return (
    <p className="wall">
      {runs.slice(0, WALL_RUNS).map((run, index) =>
        missing?.run === index ? (
          <MissingRun key={run.href} run={run} session={missing.session} label={missing.label} />
        ) : (
          <a key={run.href} href={run.href} className={getMarksClass(run)}>
            <MarkRow count={run.sessions - 1} />
            <RunEnd name={run.name} />
          </a>
        ),
      )}
      {more > 0 ? (
        <a href="/sessions" className="underline">
          and {more} more courses
        </a>
      ) : null}
    </p>
  );
}

/** The last session of a course and its name, or one that is missing, on a short line. */
const RunEnd = ({ name, isMissing = false }: { name: string; isMissing?: boolean }) => (
  <span className={`mr-4 inline-block max-w-full ${isMissing ? "" : "underline underline-offset-4"}`}>
    {isMissing ? <s /> : <b />}
    {name}
  </span>
);

type MissingRunProps = { run: WallRun; session: number | undefined; label: string };

/** A course of which a session is missing, or all. */
const MissingRun = ({ run, session, label }: MissingRunProps) =>
  session === undefined ? (
    <span className={`wall-gap ${getMarksClass({ ...run, level: "Advanced" })}`}>
      <MarkRow count={run.sessions - 1} />
      <RunEnd name={label} isMissing />
    </span>
  ) : (
    <a href={run.href} className={getMarksClass(run)}>
      <MarkRow count={session - 1} />
      <RunEnd name={label} isMissing />
      <MarkRow count={run.sessions - session - 1} />
      <RunEnd name={run.name} />
    </a>
  );
