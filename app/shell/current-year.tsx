import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** The year: the build's in the HTML, the visitor's after hydration. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(built, new Date().getFullYear()),
    () => built,
  );
}
