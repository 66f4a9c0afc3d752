import type { ReactNode } from "react";

const RAILS = {
  marigold: "before:bg-marigold",
  brand: "before:bg-brand-500",
  rani: "before:bg-rani",
};

/** A colour that a rail may have. */
export type RailColour = keyof typeof RAILS;

/** A stop of an upright line: a ring, with the rail that leads to the next stop. */
export function Stop({ rail, children }: { rail: RailColour; children: ReactNode }) {
  return (
    <li
      className={`relative pb-8 pl-12 before:absolute before:top-2 before:bottom-[-0.5rem] before:left-[0.625rem] before:w-3 last:pb-0 last:before:bottom-2 ${RAILS[rail]}`}
    >
      <span
        className="absolute top-0.5 left-0 size-8 rounded-full border-4 border-ink bg-white"
        aria-hidden="true"
      />
      {children}
    </li>
  );
}
