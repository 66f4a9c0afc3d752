import type { ReactNode } from "react";
import { SectionHeading } from "./section-heading.tsx";

type SectionProps = {
  title: string;
  lead?: string;
  /** Id of the heading, which then names the section. */
  id?: string;
  /** Classes of a ground that reaches from edge to edge. */
  ground?: string;
  /** Whether the heading stands beside the content on wide screens. */
  isSplit?: boolean;
  /** What follows the lead, in the column of the heading. */
  note?: ReactNode;
  children?: ReactNode;
};

/** A part of a page under a heading of its own. */
export function Section({ title, lead, id, ground, isSplit = false, note, children }: SectionProps) {
  const inner = `page section${isSplit ? " grid break-inside-avoid gap-part lg:grid-cols-[1fr_2fr]" : ""}`;
  const content = (
    <>
      <SectionHeading {...(id ? { id } : {})} title={title} {...(lead ? { lead } : {})}>
        {note}
      </SectionHeading>
      {children}
    </>
  );
  return (
    <section className={ground ?? inner} aria-labelledby={id}>
      {ground ? <div className={inner}>{content}</div> : content}
    </section>
  );
}
