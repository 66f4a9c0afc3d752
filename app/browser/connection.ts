/** What Chromium tells of a visitor's connection: megabits a second, and whether data is to be saved. */
type Connection = { downlink?: number; saveData?: boolean };

const getConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Megabits a second from which on the scripts of a page arrive within a quarter of a second. */
const FAST = 5;

/** Whether the visitor asks for no more than needed. */
export const saysSaveData = (): boolean => getConnection().saveData ?? false;

/** Whether the visitor is known to have a fast connection, and asks for no more than needed. */
export const isConnectionFast = (): boolean => !saysSaveData() && (getConnection().downlink ?? 0) >= FAST;
