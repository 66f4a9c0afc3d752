import {
  type PointerEvent as PointerEventOfReact,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** Milliseconds before a tooltip opens, and within which the next one opens at once. */
export const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const;

/** Pixels that stay free between a tooltip and the edge of the window. */
const EDGE = 12;

/** When the last tooltip closed, as `performance.now()` says it. */
let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * A word of explanation on hover, focus or tap, never the only label.
 * Stays open under the pointer, closes on Esc (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  const open = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosed = performance.now();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  // In the same moment as it shows, so that no Esc comes too early.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    const onTap = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onTap);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onTap);
    };
  });

  // Beside its word, but never beyond the edge of the window.
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current || !isOpen) return;
    current.style.translate = "0";
    const beyond = current.getBoundingClientRect().right + EDGE - document.documentElement.clientWidth;
    if (beyond > 0) current.style.translate = `${-beyond}px`;
  }, [isOpen]);

  // A finger has no hover: it opens and closes by its tap.
  const hover = (act: () => void) => (event: PointerEventOfReact) => event.pointerType !== "touch" && act();
  const openByPointer = () =>
    open(performance.now() - lastClosed < TOOLTIP.skipDelay ? 0 : TOOLTIP.openDelay);
  const toggle = () => (isOpen ? close() : open(0));
  return (
    <span ref={box} className="relative" onPointerEnter={hover(openByPointer)} onPointerLeave={hover(close)}>
      <button
        type="button"
        aria-describedby={id}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && open(0)}
        onBlur={close}
        onClick={toggle}
        className="min-h-6 cursor-help underline print:no-underline decoration-dotted decoration-2 underline-offset-4"
      >
        {children}
      </button>
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        data-open={isOpen}
        className="absolute top-full left-0 z-20 mt-2 w-max max-w-56 bg-ink px-3 py-2 text-left [font-stretch:100%] font-normal text-data text-white not-data-[open=true]:hidden"
      >
        {text}
      </span>
    </span>
  );
}
