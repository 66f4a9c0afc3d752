import type { ReactNode } from "react";
import type { RailRun } from "./rail.ts";

/** A section beside its run of sessions, if it has one; the last session is white. */
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

/** The session that a section begins with, by number and name: a link to its place in the syllabus. */
export const SessionLabel = ({ run }: { run: RailRun | undefined }) =>
  run ? (
    <p className="voice-data mb-2">
      <a href={run.href} className="text-link inline-flex min-h-6 items-center">
        {run.number} · {run.title}
      </a>
    </p>
  ) : null;
