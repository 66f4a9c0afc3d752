/** What Chromium tells of a connection: megabits a second, and whether data is to be saved. */
export type Connection = { downlink?: number; saveData?: boolean };

/** In the browser: tells this of the connection. Told nothing, a page takes none for fast, and waits for a sign. */
export function connect(connection: Connection): void {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}
