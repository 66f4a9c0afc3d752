import { type ReactNode, useId } from "react";

/**
 * A word of explanation on hover, focus or tap, never the only label. `tooltip-script.ts` opens it.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  return (
    <span data-tooltip="" className="relative">
      <button
        type="button"
        aria-describedby={id}
        className="min-h-6 cursor-help underline print:no-underline decoration-dotted decoration-2 underline-offset-4"
      >
        {children}
      </button>
      <span
        id={id}
        role="tooltip"
        hidden
        className="absolute top-full left-0 z-20 mt-2 w-max max-w-[min(14rem,42vw)] bg-well px-3 py-2 text-left [font-stretch:100%] font-normal text-data text-white"
      >
        {text}
      </span>
    </span>
  );
}
