/** Rows of the board that the browser draws, or leaves undrawn, together; more than today's catalogue has. */
export const GROUP_ROWS = 20;

/** Rows that no screen has more of: groups that begin behind them are drawn when they come near. */
export const DRAWN_ROWS = 10;

/** Height of a row, about, in the size of the text. */
const ROW_HEIGHT = 14;

/** Height of a group that has not been drawn, as `contain-intrinsic-height`; only a whole one keeps that of its last drawing. */
export const getGroupHeight = ({ shown, isWhole }: { shown: number; isWhole: boolean }): string =>
  `${isWhole ? "auto " : ""}${shown * ROW_HEIGHT}rem`;
