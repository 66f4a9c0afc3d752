import type { ReactNode } from "react";
import { Unbroken } from "./unbroken.tsx";

/** Heading of a section with the sentence under it. */
export function SectionHeading({
  id,
  title,
  lead,
  children,
}: {
  id?: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <div className="max-w-text break-inside-avoid break-after-avoid">
      <h2 id={id} className="voice-wide text-h2">
        <Unbroken text={title} />
      </h2>
      {lead ? (
        <p className="mt-2 sm:mt-4 text-lead text-muted in-[.on-ink]:text-ink-muted print:mt-1 print:text-data">
          {lead}
        </p>
      ) : null}
      {children}
    </div>
  );
}
