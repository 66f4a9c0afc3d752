import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "./parts.tsx";

/** A place next to a text, where it is not covered; on a small screen the panel is at the foot. */
function getPlace(panel: HTMLElement, near: Element | null): { left: string; top: string } {
  if (!near || innerWidth < 640) return { left: "", top: "" };
  const { left, right, top, bottom } = near.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const gap = 12;
  const isBeside = right + width + 2 * gap < innerWidth;
  const isBelow = bottom + height + 2 * gap < innerHeight;
  const isAbove = top - height - 2 * gap > 0;
  // Where there is no room, the beginning of the text stays in sight.
  const x = !isBeside && (isBelow || isAbove) ? left : right + gap;
  const y = isBeside || !(isBelow || isAbove) ? top : isBelow ? bottom + gap : top - height - gap;
  const limit = (value: number, room: number) => `${Math.max(gap, Math.min(value, room - gap))}px`;
  return {
    left: limit(x, innerWidth - width),
    top: limit(y, innerHeight - height),
  };
}

type PanelProps = {
  near: Element | null;
  isLarge: boolean;
  onClose: () => void;
  /** Without it, what was typed is taken back by its field. */
  onUndo: (() => void) | undefined;
  children: ReactNode;
};

/** What the editor shows over the page, next to a text or at the side. */
export function Panel({ near, isLarge, onClose, onUndo, children }: PanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // Over the page's own dialogs, and the page stays in use.
    element.showPopover?.();
    const resized = new ResizeObserver(() =>
      Object.assign(element.style, getPlace(element, isLarge ? null : near)),
    );
    resized.observe(element);
    return () => resized.disconnect();
  }, [near, isLarge]);
  // Since Ctrl was pressed: that press undoes typing, however often.
  const isTyping = useRef(false);
  // As soon as the panel is there: a key that is pressed meanwhile is not lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
      const isInside = panel.current && event.composedPath().includes(panel.current);
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || !isInside || !onUndo || isTyping.current) return;
      event.preventDefault();
      if (!event.repeat) onUndo();
    };
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (onUndo && ["Control", "Meta"].includes(key)) isTyping.current = false;
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("keyup", onKeyUp);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("keyup", onKeyUp);
    };
  });
  return (
    <dialog
      ref={panel}
      className="panel"
      popover="manual"
      aria-labelledby="title"
      data-large={isLarge || undefined}
      onInput={() => {
        isTyping.current = true;
      }}
    >
      <Button className="close" onClick={onClose}>
        Close
      </Button>
      {children}
    </dialog>
  );
}
