import { type RefObject, useLayoutEffect, useRef } from "react";
import { setFindable } from "./findable.ts";

/**
 * Ref of an element that is hidden while it is closed, but found by the browser's find in page where it can.
 * @param onFound called when the browser opens it.
 */
export function useFindable(isHidden: boolean, onFound?: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) setFindable(element.current, isHidden);
  }, [isHidden]);
  useLayoutEffect(() => {
    const found = element.current;
    if (!found || !onFound) return;
    found.addEventListener("beforematch", onFound);
    return () => found.removeEventListener("beforematch", onFound);
  });
  return element;
}
