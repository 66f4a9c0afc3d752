/** How often it is seen whether the program that started this one still runs. */
const LOOK_EVERY = 500;

/**
 * Resolves at Ctrl-C, when the process is told to end, or when the one that started it is gone: npm passes a signal
 * to its shell only, which ends and leaves its programs running.
 */
export const untilInterrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    const { ppid } = process;
    const timer = setInterval(() => process.ppid !== ppid && resolve(), LOOK_EVERY);
    timer.unref();
  });
