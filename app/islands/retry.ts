/** How a request that the site makes for itself is tried again. */
export const RETRY = { retries: 3, firstDelay: 1000, longestDelay: 30_000 } as const;

/** A failure that another try cannot mend. */
export class FinalFailure extends Error {}

/** Milliseconds before the retry of a number, counted from 0: 1 s, 2 s, 4 s, never more than 30 s. */
export const getRetryDelay = (retry: number): number =>
  Math.min(RETRY.firstDelay * 2 ** retry, RETRY.longestDelay);

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type RetryOptions = {
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** Called before each further try; what it throws ends them. */
  onFailure?: ((error: unknown) => unknown) | undefined;
};

/**
 * Runs a task, and again after each failure until it succeeds or the retries are used up.
 * @throws a final failure at once, else the last one.
 */
export async function retry<T>(
  task: () => Promise<T>,
  { wait = sleep, onFailure }: RetryOptions = {},
): Promise<T> {
  for (let count = 0; ; count++) {
    try {
      return await task();
    } catch (error) {
      if (count >= RETRY.retries || error instanceof FinalFailure) throw error;
      await onFailure?.(error);
      await wait(getRetryDelay(count));
    }
  }
}
