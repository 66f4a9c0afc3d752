import type { ReactNode } from "react";

/** A stop of an upright line: a ring, with the rail that leads to the next stop; `rail` is its `before:bg-` colour. */
export function Stop({ rail, children }: { rail: string; children: ReactNode }) {
  return (
    <li
      className={`relative pb-8 pl-12 before:absolute before:top-2 before:bottom-[-0.5rem] before:left-[0.625rem] before:w-3 before:forced-color-adjust-none before:[print-color-adjust:exact] last:pb-0 last:before:bottom-2 ${rail}`}
    >
      <span
        className="absolute top-0.5 left-0 size-8 rounded-full border-4 border-ink bg-white"
        aria-hidden="true"
      />
      {children}
    </li>
  );
}
