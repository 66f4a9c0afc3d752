/** How a request that the site makes for itself is tried again. */
export const RETRY = { retries: 3, firstDelay: 1000, longestDelay: 30_000 } as const;

/** Milliseconds after which a request counts as failed. */
const PATIENCE = 10_000;

/** The site was deployed after this page was loaded: files that the page names are gone, and another try cannot help. */
export class OutdatedPage extends Error {}

/** Milliseconds before the retry of a number, counted from 0: 1 s, 2 s, 4 s, never more than 30 s. */
export const getRetryDelay = (retry: number): number =>
  Math.min(RETRY.firstDelay * 2 ** retry, RETRY.longestDelay);

/**
 * Runs a task, and again after each failure until it succeeds or the retries are used up.
 * @param onFailure called before each further try; what it throws ends them.
 * @throws OutdatedPage at once, else the last failure.
 */
export async function retry<T>(
  task: () => Promise<T>,
  onFailure?: (error: unknown) => Promise<void>,
): Promise<T> {
  for (let count = 0; ; count++) {
    try {
      return await task();
    } catch (error) {
      if (count >= RETRY.retries || error instanceof OutdatedPage) throw error;
      await onFailure?.(error);
      await new Promise((resolve) => setTimeout(resolve, getRetryDelay(count)));
    }
  }
}

/**
 * Asks for a file of the site, again after 1, 2 and 4 seconds. That it is missing is believed only of the server itself:
 * a host may let browsers keep that answer for as long as the file.
 * @throws OutdatedPage at once when the server does not have it, else the last failure.
 */
export const fetchAgain = (address: string): Promise<string> =>
  retry(async () => {
    let response = await ask(address, "default");
    if (isGone(response)) response = await ask(address, "reload");
    if (isGone(response)) throw new OutdatedPage(`${address} is gone`);
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return response.text();
  });

const ask = (address: string, cache: RequestCache) =>
  fetch(address, { cache, signal: AbortSignal.timeout(PATIENCE) });

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;
