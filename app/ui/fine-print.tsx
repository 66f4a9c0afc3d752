import { formatDay } from "./format-day.ts";

/** How the owner counts a claim, and the day on which it was last true. */
export type FinePrintProps = { definition?: string | undefined; asOf?: string | undefined };

/** The definition of a claim, small next to it; nothing where it has none. */
export function FinePrint({ definition, asOf }: FinePrintProps) {
  if (!definition) return null;
  return (
    <span className="mt-1 block text-micro text-muted [font-stretch:100%] in-[.on-ink]:text-ink-muted">
      {asOf ? (
        <>
          As of <time dateTime={asOf}>{formatDay(asOf)}</time>.{" "}
        </>
      ) : null}
      {definition}
    </span>
  );
}

/** Definitions in a row, under the texts that they belong to. */
export const FinePrints = ({ notes }: { notes: FinePrintProps[] }) =>
  notes.length > 0 ? (
    <p className="mt-4 max-w-prose">
      {notes.map((note) => (
        <FinePrint key={note.definition} {...note} />
      ))}
    </p>
  ) : null;
