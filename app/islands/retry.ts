/** How a failed request for a file of the site is retried; delays are in milliseconds. */
export const RETRY = { retries: 3, firstDelay: 1000, longestDelay: 30_000 } as const;

/** Milliseconds after which a request counts as failed. */
const REQUEST_TIMEOUT = 10_000;

/** A file of this page is gone, or cannot run in it any more: the site was deployed again. A reload can help, a retry cannot. */
export class OutdatedPageError extends Error {}

/** Exponential backoff: milliseconds before a retry, counted from 0, are 1 s, 2 s, 4 s and at most 30 s. */
export const getRetryDelay = (retry: number): number =>
  Math.min(RETRY.firstDelay * 2 ** retry, RETRY.longestDelay);

/**
 * Runs a task, and again after a failure, at most `RETRY.retries` times.
 * @throws OutdatedPageError at once, else the last failure.
 */
export async function retry<T>(task: () => Promise<T>): Promise<T> {
  for (let count = 0; ; count++) {
    try {
      return await task();
    } catch (error) {
      if (count >= RETRY.retries || error instanceof OutdatedPageError) throw error;
      await new Promise((resolve) => setTimeout(resolve, getRetryDelay(count)));
    }
  }
}

/**
 * Fetches a file of the site, with retries. A cached 404 or 410 is checked with the server, because a host may let
 * browsers cache it for as long as the file.
 * @throws OutdatedPageError at once when the server does not have the file, else the last failure.
 */
export const fetchWithRetry = (address: string, cache: RequestCache = "default"): Promise<string> =>
  retry(async () => {
    let response = await ask(address, cache);
    if (isGone(response)) response = await ask(address, "reload");
    if (isGone(response)) throw new OutdatedPageError(`${address} is gone`);
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return response.text();
  });

const ask = (address: string, cache: RequestCache) =>
  fetch(address, { cache, signal: AbortSignal.timeout(REQUEST_TIMEOUT) });

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;
