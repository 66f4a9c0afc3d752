import { useEffect, useRef, useState } from "react";
import { toPlain } from "../plain-text.ts";
import type { TextFinder } from "./text-finder.ts";

type Box = { element: Element; label: string; left: number; top: number; width: number; height: number };

type OverlayProps = {
  texts: TextFinder;
  host: HTMLElement;
  /** The text that takes the focus, or whether the first one in view does. */
  entered: Element | boolean;
  onOpen: (element: Element) => void;
};

/** Outlines around the texts of the page: for the pointer the one under it, for the keyboard a button each. */
export function Overlay({ texts, host, entered, onOpen }: OverlayProps) {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const root = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<Element>();
  useEffect(() => {
    const measure = async () => {
      await texts.locate();
      const zero = host.getBoundingClientRect();
      setBoxes(
        texts.elements.flatMap((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          if (width < 2 || !element.checkVisibility() || !texts.isKnown(element)) return [];
          const label = `Edit: ${toPlain(element.textContent ?? "").slice(0, 80)}`;
          return { element, label, left: left - zero.left, top: top - zero.top, width, height };
        }),
      );
    };
    // At the beginning, and whenever a part of the page has opened, closed or loaded.
    const resized = new ResizeObserver(measure);
    resized.observe(document.body);
    const onPointer = ({ target, clientX, clientY }: PointerEvent) =>
      setPointed(target instanceof Element ? texts.point(target, clientX, clientY).element : undefined);
    addEventListener("pointermove", onPointer);
    return () => {
      resized.disconnect();
      removeEventListener("pointermove", onPointer);
    };
  }, [texts, host]);
  const done = useRef<OverlayProps["entered"]>(false);
  useEffect(() => {
    if (boxes.length === 0 || entered === done.current) return;
    const index = boxes.findIndex(({ element }) => {
      const { top, bottom } = element.getBoundingClientRect();
      return entered === true
        ? element.closest("main") && top >= 0 && bottom <= innerHeight
        : element === entered;
    });
    // A text in a closed part has no box yet: once the part is open, the boxes are measured again.
    if (index < 0 && entered !== true) return;
    done.current = entered;
    root.current?.querySelectorAll("button")[Math.max(index, 0)]?.focus();
  }, [boxes, entered]);
  return (
    <section ref={root} className="overlay" aria-label="Texts of this page">
      {boxes.map(({ element, label, ...box }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is its position on the page
          key={index}
          type="button"
          aria-label={label}
          data-pointed={element === pointed || undefined}
          style={box}
          onClick={() => onOpen(element)}
        />
      ))}
    </section>
  );
}
