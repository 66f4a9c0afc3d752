import { MarkTile } from "#app/drawing/band.tsx";
import type { SessionLink } from "./session-collection.server.ts";

type EntryLinksProps = {
  /** Words before the links. */
  label: string;
  entries: Pick<SessionLink, "path" | "title" | "course">[];
};

/** Links to written sessions or to open briefs, each behind the mark of its course. */
export function EntryLinks({ label, entries }: EntryLinksProps) {
  if (entries.length === 0) return null;
  return (
    <div className="print:hidden">
      <p className="font-bold">{label}</p>
      <ul className="mt-2 grid gap-x-8 gap-y-2 lg:grid-cols-3">
        {entries.map(({ path, title, course }) => (
          <li key={path} className="flex items-start gap-3">
            <MarkTile marks={course} />
            <span>
              <a href={path} className="text-link">
                {title}
              </a>
              <span className="voice-data block text-data text-muted">{course.title}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
