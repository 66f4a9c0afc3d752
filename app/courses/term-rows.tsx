import type { ReactNode } from "react";

/** Terms in a column, each with what is said of it, apart by rules. */
export const TermRows = ({ children }: { children: ReactNode }) => (
  <dl className="border-ink border-t-2">{children}</dl>
);

/** A term and what is said of it. */
export const TermRow = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="border-rule border-b py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
    <dt className="font-bold">{term}</dt>
    <dd>{children}</dd>
  </div>
);
