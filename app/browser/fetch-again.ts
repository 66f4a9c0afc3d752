import { getRetryDelay, RETRY } from "./retry.ts";

/** Milliseconds after which a try counts as failed. */
const PATIENCE = 10_000;

/** A file that the server says it does not have: asking again would not help. */
export class FileGone extends Error {}

/**
 * Asks for a file of the site, again after 1, 2 and 4 seconds.
 * @param onFailure called before each further try.
 * @throws FileGone at once when the server does not have it, else the last failure.
 */
export async function fetchAgain(address: string, onFailure?: () => void): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      return await fetchText(address);
    } catch (error) {
      if (error instanceof FileGone || tries >= RETRY.retries) throw error;
      onFailure?.();
      await new Promise((resolve) => setTimeout(resolve, getRetryDelay(tries)));
    }
  }
}

/** Asks for a file of the site once. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (response.status === 404 || response.status === 410) throw new FileGone(`${address} is gone`);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}
