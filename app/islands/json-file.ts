import { fetchWithRetry } from "./retry.ts";

const files = new Map<string, Promise<unknown>>();

/** Loads a JSON file of the site, once for each page; after a failure the next call tries again. */
export function loadJson<T>(path: string): Promise<T> {
  let file = files.get(path);
  if (!file) {
    file = fetchWithRetry(path).then((text) => JSON.parse(text));
    files.set(path, file);
    file.catch(() => files.delete(path));
  }
  return file as Promise<T>;
}
