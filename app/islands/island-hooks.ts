import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { getHashName } from "./address.ts";
import { setFindable } from "./panels.ts";

/** False while the built HTML is being hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

function onHashChange(notify: () => void): () => void {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
}

/** The decoded fragment of the address; empty during hydration. */
export const useHashName = (): string => useSyncExternalStore(onHashChange, getHashName, () => "");

/**
 * Ref of a panel that find in page searches while it is closed (`setFindable`).
 * @param onFound called when find in page opens the panel.
 */
export function useFindable(isHidden: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  // During hydration the first panel counts as open, but the visitor may be in another one.
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    const panel = element.current;
    if (!panel) return;
    if (isHydrated) setFindable(panel, isHidden);
    panel.addEventListener("beforematch", onFound);
    return () => panel.removeEventListener("beforematch", onFound);
  });
  return element;
}
