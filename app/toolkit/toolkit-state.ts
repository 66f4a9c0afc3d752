import { useSyncExternalStore } from "react";
import { createStorageItem } from "#app/islands/storage-item.ts";
import { isShared } from "./prompt-text.ts";

/** Values of placeholders: shared ones once, the others by the slug of their prompt. */
export type ToolkitValues = {
  shared: Record<string, string>;
  prompts: Record<string, Record<string, string>>;
};

/** Largest day that is read from storage or a file; no roadmap is longer. */
const MAX_DAY = 999;

/** Keys of the browser's storage; islands that show stored state are `eagerFor` them. */
export const DAYS_KEY = "zero-academy:roadmap-days";
export const VALUES_KEY = "zero-academy:toolkit-values";

/** State in the browser's storage, synchronised between tabs. */
type StoredState<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Calls a listener after every change. @returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** The state in a component; `read(undefined)` while the built HTML is being hydrated. */
  useValue: () => T;
};

/**
 * State under a key of the browser's storage. Where storage is blocked, it lasts as long as the page.
 * @param read turns any stored value into a state, and drops what is not valid.
 */
function createStoredState<T>(key: string, read: (stored: unknown) => T): StoredState<T> {
  const stored = createStorageItem(() => localStorage, key);
  const initial = read(undefined);
  const listeners = new Set<() => void>();
  let value: T | undefined;
  const get = (): T => {
    value ??= read(stored.read());
    return value;
  };
  const set = (next: T): void => {
    value = next;
    stored.write(next);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      // The key is null after localStorage.clear().
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

/** The finished days of the roadmap, in order. */
export const progress = createStoredState(DAYS_KEY, readDays);

/** What was filled into the prompts. */
export const promptValues = createStoredState(VALUES_KEY, readValues);

/** Marks a day as done or not. */
export function setDone(day: number, isDone: boolean): void {
  const others = progress.get().filter((other) => other !== day);
  progress.set(isDone ? [...others, day].sort((a, b) => a - b) : others);
}

/** Fills in a placeholder: in every prompt if it is a shared one, otherwise in the prompt alone. */
export function setValue(slug: string, name: string, value: string): void {
  const { shared, prompts } = promptValues.get();
  promptValues.set(
    isShared(name)
      ? { shared: { ...shared, [name]: value }, prompts }
      : { shared, prompts: { ...prompts, [slug]: { ...prompts[slug], [name]: value } } },
  );
}

/** The values of a prompt: its own and the shared ones. */
export const getValuesOf = ({ shared, prompts }: ToolkitValues, slug: string): Record<string, string> => ({
  ...(Object.hasOwn(prompts, slug) ? prompts[slug] : {}),
  ...shared,
});

/** Reads days from any stored value. */
export function readDays(stored: unknown): number[] {
  if (!Array.isArray(stored)) return [];
  const days = stored.filter((day) => Number.isInteger(day) && day >= 1 && day <= MAX_DAY);
  return [...new Set<number>(days)].sort((a, b) => a - b);
}

/** Reads values from any stored value. */
export function readValues(stored: unknown): ToolkitValues {
  const { shared, prompts } = toRecord(stored);
  const own = Object.entries(toRecord(prompts)).map(([slug, values]) => [slug, readTexts(values)]);
  return { shared: readTexts(shared), prompts: Object.fromEntries(own) };
}

function readTexts(stored: unknown): Record<string, string> {
  const entries = Object.entries(toRecord(stored));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function toRecord(stored: unknown): Record<string, unknown> {
  return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}
