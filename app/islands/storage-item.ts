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
