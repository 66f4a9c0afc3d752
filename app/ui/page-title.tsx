import type { ReactNode } from "react";

type PageTitleProps = {
  title: string;
  lead: string;
  /** What follows the lead. */
  children?: ReactNode;
  /** Shown next to the heading on wide screens. */
  aside?: ReactNode;
};

/** The heading of a page with its lead. */
export function PageTitle({ title, lead, children, aside }: PageTitleProps) {
  return (
    <div className="page grid items-center gap-x-12 gap-y-8 pt-7 pb-5 md:pt-14 md:pb-12 print:py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h1 className="voice-wide max-w-[18ch] text-h1">{title}</h1>
        <p className="mt-3 max-w-text text-lead text-muted md:mt-6">{lead}</p>
        {children}
      </div>
      {aside}
    </div>
  );
}
