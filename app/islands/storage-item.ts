/** A JSON value under a key of the browser's storage. Where storage is blocked, nothing is stored. */
export const createStorageItem = (getStorage: () => Storage, key: string) => ({
  /** The stored value; undefined where there is none. */
  read(): unknown {
    try {
      return JSON.parse(getStorage().getItem(key) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Stores a value; undefined removes it. @returns false where the browser refuses. */
  write(value: unknown): boolean {
    try {
      if (value === undefined) getStorage().removeItem(key);
      else getStorage().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});

/**
 * A state in the browser's storage. Where storage is blocked or full, it lasts as long as the page.
 * @param read turns any stored value into a state, and drops what is not valid.
 */
export function createStoredState<T>(key: string, read: (stored: unknown) => T) {
  const stored = createStorageItem(() => localStorage, key);
  /** The last state, if the browser refused to store it. */
  let refused: T | undefined;
  return {
    get: (): T => refused ?? read(stored.read()),
    set: (next: T): void => {
      refused = stored.write(next) ? undefined : next;
    },
  };
}
