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
  <p className="wall of-square on-ink mb-5 px-4 py-3" aria-hidden="true">
    <MarkRow count={9} />
    <b className="after:hidden" />
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
      {runs.slice(0, WALL_RUNS).map((run, index) => (
        <Run key={run.href} run={run} missing={missing?.run === index ? missing : undefined} />
      ))}
      {more > 0 ? (
        <a href="/sessions" className="underline">
          and {more} more courses
        </a>
      ) : null}
    </p>
  );
}

/** A course, of which a session may be missing, or all. */
function Run({ run, missing }: { run: WallRun; missing: WallProps["missing"] }) {
  const { sessions, name, href } = run;
  if (missing && !missing.session)
    return (
      <span
        className={`wall-gap [--track:var(--color-ink-rule)] ${getMarksClass({ ...run, level: "Advanced" })}`}
      >
        <Sessions count={sessions} name={missing.label} isMissing />
      </span>
    );
  const before = missing?.session ?? 0;
  return (
    <a href={href} className={getMarksClass(run)}>
      {missing ? <Sessions count={before} name={missing.label} isMissing /> : null}
      <Sessions count={sessions - before} name={name} />
    </a>
  );
}

/** Sessions of which the last is white, or missing, and named on a short line; it is not alone in a row. */
const Sessions = ({ count, name, isMissing }: { count: number; name: string; isMissing?: boolean }) => (
  <>
    <MarkRow count={count - 2} />
    <span
      className={isMissing ? undefined : "underline underline-offset-4"}
      style={{ "--letters": name.length }}
    >
      <i />
      {isMissing ? <s /> : <b />}
      {name}
    </span>
  </>
);
