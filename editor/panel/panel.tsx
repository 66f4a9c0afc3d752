import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "./parts.tsx";

/** A position below a text, above it, or else next to it; on a small screen the panel is at the foot. */
function getPosition({ offsetWidth, offsetHeight }: HTMLElement, near: Element | null) {
  if (!near || innerWidth < 640) return { left: "", top: "" };
  const { left, right, top, bottom } = near.getBoundingClientRect();
  const gap = 12;
  const [width, height] = [offsetWidth + gap, offsetHeight + gap];
  const isBelow = bottom + gap + height < innerHeight;
  const isNext = !isBelow && top < height;
  const limit = (value: number, room: number) => `${Math.max(gap, Math.min(value, room))}px`;
  return {
    left: limit(isNext ? right + gap : left, innerWidth - width),
    top: limit(isBelow ? bottom + gap : isNext ? top : top - height, innerHeight - height),
  };
}

type PanelProps = {
  near: Element | null;
  isLarge: boolean;
  onClose: () => void;
  onUndo: () => void;
  children: ReactNode;
};

/** What the editor shows over the page, next to a text or at the side. */
export function Panel({ near, isLarge, onClose, onUndo, children }: PanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const hasTyped = useRef(false);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // Over the page's own dialogs, and the page stays in use.
    element.showPopover?.();
    element.querySelector("h2")?.focus();
    const resized = new ResizeObserver(() =>
      Object.assign(element.style, getPosition(element, isLarge ? null : near)),
    );
    resized.observe(element);
    return () => resized.disconnect();
  }, [near, isLarge]);
  useLayoutEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
  return (
    <dialog
      ref={panel}
      className="panel"
      popover="manual"
      aria-labelledby="title"
      data-large={isLarge || undefined}
      onInput={() => {
        hasTyped.current = true;
      }}
      onKeyDown={(event) => {
        const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
        // The browser undoes what was typed in a field.
        if (!isUndo || hasTyped.current) return;
        event.preventDefault();
        if (!event.repeat) onUndo();
      }}
    >
      <Button className="close" onClick={onClose}>
        Close
      </Button>
      {children}
    </dialog>
  );
}
