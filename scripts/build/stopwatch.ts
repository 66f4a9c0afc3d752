/** Milliseconds of processor time by what they went into. */
export type Times = Record<string, number>;

/** Measures the processor time of one thread, so that other work on the machine does not count. */
export class Stopwatch {
  readonly times: Times = {};
  #start = now();

  /** Adds the time since the last lap, or since the beginning, to a cause. */
  lap(cause: string): void {
    const end = now();
    this.times[cause] = (this.times[cause] ?? 0) + end - this.#start;
    this.#start = end;
  }
}

function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Adds up what several threads have measured. */
export const addTimes = (all: Times[]): Times => {
  const sum: Times = {};
  for (const times of all)
    for (const [cause, time] of Object.entries(times)) sum[cause] = (sum[cause] ?? 0) + time;
  return sum;
};
