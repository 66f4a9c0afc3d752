import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False while the built HTML is being hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
