import { useSyncExternalStore } from "react";

/** Key of the finished days, kept in the visitor's browser only. */
const PROGRESS_KEY = "zero-academy:roadmap-days";

const NONE: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
let days: ReadonlySet<number> | undefined;

/** Marks a day as done or not. Where storage is blocked the ticks last as long as the page. */
export function setDone(day: number, isDone: boolean): void {
  const next = new Set(getDays());
  if (isDone) next.add(day);
  else next.delete(day);
  days = next;
  try {
    localStorage.setItem(PROGRESS_KEY, JSON.stringify([...next].toSorted((a, b) => a - b)));
  } catch {
    // Blocked storage: nothing to keep.
  }
  for (const listener of listeners) listener();
}

/** The finished days; none while the built HTML is being taken over. */
export const useProgress = (): ReadonlySet<number> => useSyncExternalStore(subscribe, getDays, () => NONE);

function getDays(): ReadonlySet<number> {
  days ??= readDays();
  return days;
}

function readDays(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((day) => Number.isInteger(day)) : []);
  } catch {
    return NONE;
  }
}

/** Follows ticks in this page and in other tabs. */
function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== PROGRESS_KEY) return;
    days = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}
