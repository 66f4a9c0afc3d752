import { type ReactNode, useId } from "react";

/**
 * A word of explanation on hover, focus or tap, never the only label. `tooltip-script.ts` opens it.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  return (
    <span data-tooltip="" className="tooltip">
      <button type="button" aria-describedby={id}>
        {children}
      </button>
      <span id={id} role="tooltip" hidden>
        {text}
      </span>
    </span>
  );
}
