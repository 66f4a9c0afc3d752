import type { ReactNode } from "react";

type PageTitleProps = {
  title: string;
  lead: string;
  /** What follows the lead. */
  children?: ReactNode;
  /** Shown next to the lead on wide screens. */
  aside?: ReactNode;
};

/** The heading of a page with its lead. */
export function PageTitle({ title, lead, children, aside }: PageTitleProps) {
  return (
    <div className="page pt-7 pb-5 tall:md:pt-14 tall:md:pb-12 [@media(30rem<=width)_and_(height<30rem)]:py-3 print:py-4 [.page+&]:pt-5">
      <h1 className="voice-wide max-w-[19.5em] text-h1 [@media(30rem<=width)_and_(height<30rem)]:text-h2">
        {title}
      </h1>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-part tall:md:mt-6 lg:flex-nowrap">
        <div className="grow self-start">
          <p className="max-w-text text-balance text-lead text-muted">{lead}</p>
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}
