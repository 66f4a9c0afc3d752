/** A JSON value in the browser's storage. */
export type Stored = {
  /** The value; undefined where there is none, or the browser blocks its storage. */
  read: () => unknown;
  /** Keeps another value; undefined removes it. False where the browser does not let it. */
  write: (value: unknown) => boolean;
};

/** What the browser's storage keeps under a key. The page works without: where storage is blocked, nothing is kept. */
export const createStored = (getStorage: () => Storage, key: string): Stored => ({
  read: () => {
    try {
      return JSON.parse(getStorage().getItem(key) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (value) => {
    try {
      if (value === undefined) getStorage().removeItem(key);
      else getStorage().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});
