import { useSyncExternalStore } from "react";
import { getValue, type PlaceholderValues } from "./prompt-text.ts";

let values: PlaceholderValues = {};
const listeners = new Set<() => void>();
const NONE: PlaceholderValues = {};

/** Fills a placeholder in every prompt that has it. */
export function setPlaceholder(name: string, value: string): void {
  values = { ...values, [name]: value };
  for (const listener of listeners) listener();
}

/** The values filled in so far, for all prompts of the page. */
export const getPlaceholders = (): PlaceholderValues => values;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Values of the named placeholders; a prompt is drawn again only when one of its own changes. */
export function usePlaceholders(names: string[]): PlaceholderValues {
  const read = (from: PlaceholderValues) => JSON.stringify(names.map((name) => [name, getValue(from, name)]));
  const filled = useSyncExternalStore(
    subscribe,
    () => read(values),
    () => read(NONE),
  );
  return Object.fromEntries(JSON.parse(filled));
}
