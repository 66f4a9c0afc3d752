import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False while the built HTML is being taken over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
