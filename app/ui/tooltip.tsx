import type { ReactNode } from "react";

type TooltipProps = { id: string; text: string; children: ReactNode };

/**
 * A word of explanation on hover, focus or tap, never the only label. `tooltip-script.ts` opens it.
 */
export const Tooltip = ({ id, text, children }: TooltipProps) => (
  <span data-tooltip="" className="tooltip">
    <button type="button" aria-describedby={id}>
      {children}
    </button>
    <span id={id} role="tooltip" hidden>
      {text}
    </span>
  </span>
);
