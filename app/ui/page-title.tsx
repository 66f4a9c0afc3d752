import type { ReactNode } from "react";

/** The heading of a page with its lead, and room for what follows it. */
export function PageTitle({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="page pt-14 pb-10 md:pt-20 md:pb-14">
      <h1 className="voice-wide max-w-[18ch] text-h1">{title}</h1>
      <p className="mt-6 max-w-text text-lead text-muted">{lead}</p>
      {children}
    </div>
  );
}
