import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useNavigate, useViewTransitionState } from "react-router";
import { withoutBase } from "./base-path.ts";
import { HAS_VIEW_TRANSITIONS } from "./view-transitions.ts";

/** Address that the last link has led to: on the way back its picture returns to it. */
let last = "";

/**
 * Lets the marked links of a part that React has not drawn lead on without a load, as links of the router do. The
 * pressed one is an `.opens-poster` while pictures move between the pages.
 */
export function usePartLinks(part: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const [opened, setOpened] = useState(last);
  const isMoving = useViewTransitionState(withoutBase(opened));

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-prefetch]");
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      last = link.pathname;
      setOpened(last);
      navigate(withoutBase(last), { viewTransition: HAS_VIEW_TRANSITIONS });
    };
    const element = part.current;
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [part, navigate]);

  useLayoutEffect(() => {
    const link = part.current?.querySelector(`a[data-prefetch][href="${CSS.escape(opened)}"]`);
    link?.classList.toggle("opens-poster", isMoving);
  }, [part, opened, isMoving]);
}

/** Whether a press asks for this page, not for a new tab, a window or a file. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
