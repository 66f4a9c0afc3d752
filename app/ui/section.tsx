import type { ReactNode } from "react";

type SectionProps = {
  title: string;
  /** What is before the heading. */
  before?: ReactNode;
  lead?: ReactNode;
  /** Id of the heading, which then names the section. */
  id?: string | undefined;
  /** Class of the ground, which is as wide as the window. */
  ground?: string;
  /** Whether the heading is next to the content on wide screens. */
  isSplit?: boolean;
  /** What follows the lead, in the column of the heading. */
  note?: ReactNode;
  /** In a heading, what follows the lead. */
  children?: ReactNode;
};

/** A part of a page under a heading of its own. */
export function Section({ ground, isSplit = false, note, children, ...heading }: SectionProps) {
  const inner = `page section${isSplit ? " split gap-y-part break-inside-avoid" : ""}`;
  const content = (
    <>
      <SectionHeading {...heading}>{note}</SectionHeading>
      {children}
    </>
  );
  return (
    <section className={ground ?? inner} aria-labelledby={heading.id}>
      {ground ? <div className={inner}>{content}</div> : content}
    </section>
  );
}

type SectionHeadingProps = Omit<SectionProps, "ground" | "isSplit" | "note">;

/** Heading of a section with the sentence under it. */
export function SectionHeading({ id, before, title, lead, children }: SectionHeadingProps) {
  return (
    <div className="max-w-text break-inside-avoid break-after-avoid">
      {before}
      <h2 id={id} className="voice-wide text-h2">
        {title}
      </h2>
      {lead ? (
        <p className="mt-2 text-balance sm:mt-4 text-lead text-muted in-[.on-ink]:text-ink-muted print:mt-1 print:text-data">
          {lead}
        </p>
      ) : null}
      {children}
    </div>
  );
}
