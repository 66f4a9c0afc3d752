import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { getHashName, setHashName } from "./address.ts";
import { setFindable } from "./panels.ts";

/** False while the built HTML is being hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

function onHashChange(tell: () => void): () => void {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
}

/** The name behind the '#' of the address, empty while the built HTML is hydrated, and how to write another. */
export const useHashName = (): [string, (name: string) => void] => [
  useSyncExternalStore(onHashChange, getHashName, () => ""),
  setHashName,
];

/**
 * Ref of an element that is hidden while it is closed, but found by the browser's find in page where it can.
 * @param onFound called when the browser opens it.
 */
export function useFindable(isHidden: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) setFindable(element.current, isHidden);
  }, [isHidden]);
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) return;
    found.addEventListener("beforematch", onFound);
    return () => found.removeEventListener("beforematch", onFound);
  });
  return element;
}
