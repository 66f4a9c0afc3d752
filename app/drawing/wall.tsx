import { SESSIONS_PATH } from "#app/academy/addresses.ts";
import { formatCount } from "#app/text/count.ts";
import type { Marks } from "./mark.ts";
import { WALL_ROWS } from "./mark.ts";
import { getMarksClass } from "./track-look.ts";

/** A number of marks. */
const MarkRow = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name
    <i key={index} />
  ));

/** Ten sessions in a row. The last, in white, joins the others. */
export const JoiningRow = () => (
  <p className="run of-square mb-5 px-4 py-3 print:hidden" style={{ "--most": 10 }} aria-hidden="true">
    <MarkRow count={9} />
    <b />
  </p>
);

/** A course on the wall: its sessions, its name, and the address that it links to. */
export type WallRow = Marks & { name: string; href: string; isOngoing: boolean };

type WallProps = {
  rows: WallRow[];
  /** What is not there: a session of a row, or without a session the whole row. */
  missing?: { row: number; session?: number };
};

/** Every live session: a line for each course, first its name, then its marks, the last one white. */
export function Wall({ rows, missing }: WallProps) {
  const shown = rows.slice(0, WALL_ROWS);
  const more = rows.length - shown.length;
  return (
    <ul className="wall" style={{ "--most": Math.max(...shown.map(({ sessions }) => sessions)) }}>
      {shown.map((row, index) => (
        <li key={row.href}>
          <Line row={row} missing={missing?.row === index ? missing : undefined} />
        </li>
      ))}
      {more > 0 ? (
        <li>
          <a href={SESSIONS_PATH}>
            <b>and {formatCount(more, "more course")}</b>
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** A course, perhaps with a session missing, or all of them. */
function Line({ row, missing }: { row: WallRow; missing: WallProps["missing"] }) {
  const { sessions, name, href, isOngoing } = row;
  if (missing && !missing.session)
    return (
      <p aria-hidden="true">
        {/* Keeps the height of a name. */}
        <b>{"\u00a0"}</b>
        <span
          className={`run [--track:var(--color-ink-rule)] ${getMarksClass({ ...row, level: "Advanced" })}`}
        >
          <MarkRow count={sessions - 1} />
          <s />
        </span>
      </p>
    );
  const before = missing?.session ? missing.session - 1 : 0;
  return (
    <a href={href}>
      <b>{name}</b>
      <span className={`run ${getMarksClass(row)}`}>
        {missing ? (
          <>
            <MarkRow count={before} />
            <s />
          </>
        ) : null}
        <MarkRow count={sessions - before - (missing ? 2 : 1)} />
        {isOngoing ? <i /> : <b />}
      </span>
    </a>
  );
}
