import { useEffect } from "react";
import type { TextFinder } from "./text-finder.ts";

type PageClicks = {
  texts: TextFinder;
  host: HTMLElement;
  /** Whether a plain click opens a text, too. */
  isOn: boolean;
  onOpen: (element: Element, node: Node | undefined) => void;
};

/** Opens the text of the page that is clicked. */
export function usePageClicks({ texts, host, isOn, onOpen }: PageClicks): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const [target] = event.composedPath();
      if (!event.isTrusted || !(target instanceof Element) || event.composedPath().includes(host)) return;
      const { element, node } = texts.point(target, event.clientX, event.clientY);
      const isKnown = element && (texts.files.length === 0 || texts.isKnown(element));
      // A link is followed only with Ctrl or Cmd.
      const mayOpen = isOn && !event.ctrlKey && !event.metaKey && (isKnown || target.closest("a"));
      if (!event.altKey && !mayOpen) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onOpen(element ?? target, node);
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  });
}
