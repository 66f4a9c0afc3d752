import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { getHashTarget } from "#app/islands/hash-target.ts";

/** What links to prompts need and tell. */
type PromptLinks = {
  /** The title of the prompt for which the filter was cleared last. */
  shownTitle: string;
  /** Brings what the address names into view again, after the page around it has changed. */
  land: () => void;
};

/**
 * Lets every link to a prompt or a day lead to it: what holds it is opened, and a filter that hides it is cleared.
 * @param clearFilter shows all prompts.
 */
export function usePromptLinks(clearFilter: () => void): PromptLinks {
  const [shownTitle, setShownTitle] = useState("");
  const clear = useRef(clearFilter);
  clear.current = clearFilter;
  const reveal = useCallback((hash: string): boolean => {
    const target = findTarget(hash);
    const isHidden = Boolean(target?.closest("[hidden]"));
    if (isHidden) {
      flushSync(() => clear.current());
      setShownTitle(target?.closest("details")?.querySelector("h4")?.textContent ?? "");
    }
    return openAround(target) || isHidden;
  }, []);
  const land = useCallback(() => {
    reveal(location.hash);
    findTarget(location.hash)?.scrollIntoView();
  }, [reveal]);
  useEffect(() => {
    const follow = () => {
      if (reveal(location.hash)) findTarget(location.hash)?.scrollIntoView();
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link) reveal(link.hash);
    };
    follow();
    addEventListener("hashchange", follow);
    document.addEventListener("click", onClick, true);
    return () => {
      removeEventListener("hashchange", follow);
      document.removeEventListener("click", onClick, true);
    };
  }, [reveal]);
  return { shownTitle, land };
}

const findTarget = (hash: string): HTMLElement | null => document.getElementById(getHashTarget(hash));

/** Opens everything that an element stands in; false when all was open. */
function openAround(element: HTMLElement | null): boolean {
  const closed = element?.closest<HTMLDetailsElement>("details:not([open])");
  if (!closed) return false;
  closed.open = true;
  openAround(closed.parentElement);
  return true;
}
