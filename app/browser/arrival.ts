import { useSyncExternalStore } from "react";

/** A page that was asked for: it is tried again, or it did not arrive and can be asked for once more. */
export type Arrival = { state: "late" } | { state: "lost"; again: () => void };

let current: Arrival | undefined;
const listeners = new Set<() => void>();

/** Tells the notice how the page that was asked for fares; undefined when there is nothing to say. */
export function setArrival(arrival: Arrival | undefined): void {
  current = arrival;
  for (const listener of listeners) listener();
}

/** How the page that was asked for fares. */
export const useArrival = (): Arrival | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
