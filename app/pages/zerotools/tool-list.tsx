import { Stop } from "#app/drawing/stop.tsx";

type Tool = { title: string; text: string; features: string[] };

/** The tools one under the other, each with what it does. */
export function ToolList({ tools }: { tools: Tool[] }) {
  return (
    <ul>
      {tools.map(({ title, text, features }) => (
        <li key={title} id={getToolId(title)} className="border-ink border-t-2 odd:bg-white">
          <div className="page grid gap-x-12 gap-y-5 py-12 lg:grid-cols-2">
            <div>
              <h2 className="voice-wide text-h2">{title}</h2>
              <p className="mt-4 max-w-text text-lead text-muted">{text}</p>
            </div>
            <ul className="grid gap-3 self-end">
              {features.map((feature) => (
                <li
                  key={feature}
                  className="relative border-rule border-b pb-3 pl-7 before:absolute before:top-[0.5em] before:left-0 before:size-3 before:rounded-full before:bg-brand-500"
                >
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
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
