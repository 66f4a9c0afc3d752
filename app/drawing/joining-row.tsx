import { MarkRow } from "./mark-row.tsx";

/** Sessions in the row before the one that joins them. */
const ROW = 9;

/** A row of sessions that one more joins, in white. */
export const JoiningRow = () => (
  <p className="wall joining of-square on-ink forced-color-adjust-none" aria-hidden="true">
    <MarkRow count={ROW} />
    <b />
  </p>
);
