import { useSyncExternalStore } from "react";

/** State that is kept in the visitor's browser and followed by every tab. */
export type StoredState<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Calls a listener after every change; gives the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** The state in a component; `read(undefined)` while the built HTML is being hydrated. */
  useValue: () => T;
};

/**
 * State under a key of the browser's storage. Where storage is blocked it lasts as long as the page.
 * @param read makes a state of anything that was stored: what it does not know it leaves out.
 */
export function createStoredState<T>(key: string, read: (stored: unknown) => T): StoredState<T> {
  const initial = read(undefined);
  const listeners = new Set<() => void>();
  let value: T | undefined;
  const get = (): T => {
    value ??= read(readStorage(key));
    return value;
  };
  const set = (next: T): void => {
    value = next;
    writeStorage(key, next);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      // A key of null: everything was removed.
      if (event.key !== key && event.key !== null) return;
      value = undefined;
      listener();
    };
    listeners.add(listener);
    addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", onStorage);
    };
  };
  return { get, set, subscribe, useValue: () => useSyncExternalStore(subscribe, get, () => initial) };
}

/** What is stored; undefined where storage is blocked or holds something else. */
function readStorage(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function writeStorage(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: the state stays with the page.
  }
}
