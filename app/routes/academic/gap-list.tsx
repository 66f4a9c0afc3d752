import type { AcademicPage } from "./copy.server.ts";

/** What is taught beside what work needs, with the words that tell them apart. */
export function GapList({ gaps }: { gaps: AcademicPage["gaps"] }) {
  return (
    <ul className="mt-part grid gap-y-row">
      {gaps.items.map(({ taught, needed, text }) => (
        <li key={taught} className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <Side name={gaps.taughtLabel} text={taught} className="border-rule" />
          <Side name={gaps.neededLabel} text={needed} className="border-ink" />
          <p className="sm:max-lg:col-span-2 lg:pt-5">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Side({ name, text, className }: { name: string; text: string; className: string }) {
  return (
    <div className={`border-t-4 pt-3 ${className}`}>
      <p className="voice-data text-data text-muted">{name}</p>
      <p className="mt-1 font-bold text-h3">{text}</p>
    </div>
  );
}
