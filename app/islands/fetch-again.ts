import { FinalFailure, retry } from "./retry.ts";

/** Milliseconds after which a try counts as failed. */
const PATIENCE = 10_000;

/** A file that the server says it does not have: asking again would not help. */
export class FileGone extends FinalFailure {}

/**
 * Asks for a file of the site, again after 1, 2 and 4 seconds.
 * @param onFailure called before each further try.
 * @throws FileGone at once when the server does not have it, else the last failure.
 */
export const fetchAgain = (address: string, onFailure?: () => void, cache?: RequestCache): Promise<string> =>
  retry(() => fetchText(address, cache), { onFailure });

/**
 * Asks for a file of the site once. That it is missing is believed only of the server itself: a host may let browsers
 * keep that answer for as long as the file.
 */
export async function fetchText(address: string, cache: RequestCache = "default"): Promise<string> {
  let response = await ask(address, cache);
  if (isGone(response)) response = await ask(address, "reload");
  if (isGone(response)) throw new FileGone(`${address} is gone`);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

const ask = (address: string, cache: RequestCache) =>
  fetch(address, { cache, signal: AbortSignal.timeout(PATIENCE) });

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;
