import type { ReactNode } from "react";

type TermRowProps = { term: string; id?: string | undefined; children: ReactNode };

/** A term with its definition, under a rule. */
export const TermRow = ({ term, id, children }: TermRowProps) => (
  <div id={id} className="term-row">
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
