import type { ReactNode } from "react";

/** A question between rules, which unfolds its answer. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="fold">
    <summary>{title}</summary>
    {children}
  </details>
);
