import { Stop } from "#app/drawing/stop.tsx";
import { BeforeAfter } from "./before-after.tsx";
import type { ToolsPage } from "./copy.server.ts";

/** The tools one under the other, each with what it does and what it turns into what. */
export function ToolList({ tools, labels }: Pick<ToolsPage, "tools" | "labels">) {
  return (
    <div className="border-ink border-t-2 bg-tint">
      <ul className="page">
        {tools.map(({ title, text, features, example }) => (
          <li
            key={title}
            id={getToolId(title)}
            className="grid gap-x-16 gap-y-5 border-ink border-b-2 py-8 lg:grid-cols-[2fr_3fr] lg:py-14"
          >
            <div>
              <h2 className="voice-wide text-h2">{title}</h2>
              <p className="mt-3 max-w-text text-lead">{text}</p>
              <ul className="mt-4 grid list-disc gap-1.5 pl-5 marker:text-brand-600">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <BeforeAfter labels={labels} example={example} />
          </li>
        ))}
      </ul>
      <p className="page py-5 text-data">{labels.note}</p>
    </div>
  );
}

const getToolId = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

/** The tools as stops of a line, each leading to its section; on a small screen those follow at once. */
export function ToolStops({ titles }: { titles: string[] }) {
  return (
    <nav aria-label="Tools on this page" className="hidden lg:block print:hidden">
      <ol>
        {titles.map((title) => (
          <Stop key={title} rail="before:bg-brand-500">
            <a
              href={`#${getToolId(title)}`}
              className="inline-flex min-h-9 items-center font-bold text-h4 underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </Stop>
        ))}
      </ol>
    </nav>
  );
}
