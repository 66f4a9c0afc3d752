import type { ReactNode } from "react";
import type { RailRun } from "./rail.ts";

/** A section with its run of sessions along its left edge, if it has one; the last session is white. */
export function Run({
  run,
  isLast = false,
  children,
}: {
  run: RailRun | undefined;
  isLast?: boolean;
  children: ReactNode;
}) {
  if (!run) return children;
  return (
    <div className={`rail ${isLast ? "rail-last" : ""} ${run.look}`} style={{ "--sessions": run.sessions }}>
      {children}
    </div>
  );
}

type SessionLabelProps = {
  run: RailRun | undefined;
  /** What the rail draws. */
  caption?: string | undefined;
};

/** The session that a section hangs on, by number and name: a link to its place in the syllabus. */
export const SessionLabel = ({ run, caption }: SessionLabelProps) =>
  run ? (
    <p className="rail-stop voice-data mb-2">
      <a
        href={run.href}
        className="inline-flex min-h-6 items-center underline underline-offset-4 hover:decoration-3"
      >
        {`Session ${run.number} · ${run.title}`}
      </a>
      {caption ? <span className="block text-muted">{caption}</span> : null}
    </p>
  ) : null;
