/** A JSON value that the browser's storage keeps under a key. Where storage is blocked, nothing is kept. */
export const createStored = (getStorage: () => Storage, key: string) => ({
  /** The value; undefined where there is none. */
  read(): unknown {
    try {
      return JSON.parse(getStorage().getItem(key) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Keeps another value; undefined removes it. False where the browser does not let it. */
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
