/** Milliseconds between two looks at the parent process. */
const POLL_INTERVAL = 500;

/**
 * Resolves at Ctrl-C, at a signal to end, or when the parent process is gone: npm passes a signal to its shell only,
 * which ends and leaves its programs running.
 */
export const waitForExitSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    const { ppid } = process;
    const timer = setInterval(() => process.ppid !== ppid && resolve(), POLL_INTERVAL);
    timer.unref();
  });
