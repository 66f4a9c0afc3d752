import { createStoredState } from "#app/islands/storage-item.ts";
import { isShared } from "./prompt-text.ts";

/** Keys of the browser's storage; islands that show stored state are `eagerFor` them. */
export const DAYS_KEY = "zero-academy:roadmap-days";
export const VALUES_KEY = "zero-academy:toolkit-values";

/** The finished days of the roadmap, in order. */
export const finishedDays = createStoredState(DAYS_KEY, readDays);

/** What was filled into the prompts. */
export const promptValues = createStoredState(VALUES_KEY, readValues);

/** Marks a day as done or not. */
export function setDone(day: number, isDone: boolean): void {
  const others = finishedDays.get().filter((other) => other !== day);
  finishedDays.set(isDone ? [...others, day].sort((a, b) => a - b) : others);
}

/** Key of a value: a shared placeholder has one for all prompts, any other one for its prompt. */
const getKey = (slug: string, name: string): string => (isShared(name) ? name : `${slug}/${name}`);

/** The value of a prompt's placeholder, or an empty text. */
export const getValue = (slug: string, name: string, values = promptValues.get()): string =>
  values[getKey(slug, name)] ?? "";

/** Fills in a placeholder. */
export const setValue = (slug: string, name: string, value: string): void =>
  promptValues.set({ ...promptValues.get(), [getKey(slug, name)]: value });

/** Reads days from any stored value. */
export function readDays(stored: unknown): number[] {
  if (!Array.isArray(stored)) return [];
  const days = stored.filter((day) => Number.isInteger(day) && day >= 1);
  return [...new Set<number>(days)].sort((a, b) => a - b);
}

/** Reads values from any stored value. */
export function readValues(stored: unknown): Record<string, string> {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === "string"));
}
