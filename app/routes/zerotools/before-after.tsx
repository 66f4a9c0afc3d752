import type { ToolsPage } from "./copy.server.ts";

type BeforeAfterProps = Pick<ToolsPage, "labels"> & { example: ToolsPage["tools"][number]["example"] };

/** What goes into a tool and what comes out: loose ends on the left, a line with a stop for each part on the right. */
export function BeforeAfter({ labels, example }: BeforeAfterProps) {
  return (
    <div className="grid gap-2 self-start sm:grid-cols-[2fr_3.5rem_3fr] sm:gap-x-6">
      <div>
        <p className="voice-data font-bold text-h4">{labels.before}</p>
        <ul className="mt-2 grid gap-2 sm:mt-3">
          {example.before.map((line) => (
            <li key={line} className="border-3 border-field border-dashed bg-white px-4 py-2">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <Arrow />
      <div>
        <p className="voice-data font-bold text-h4">{labels.after}</p>
        <ol className="mt-2 sm:mt-3">
          {example.after.map(({ name, text }) => (
            <li
              key={name}
              className="relative pb-3 pl-12 sm:pb-4 before:absolute before:top-4 before:-bottom-3 before:left-2.5 before:border-brand-500 before:border-l-12 last:pb-0 last:before:hidden"
            >
              <span
                className="absolute top-0 left-0 size-8 rounded-full border-4 border-ink bg-white"
                aria-hidden="true"
              />
              <b className="block text-h4">{name}</b>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** From left to right, or downwards where the two stand one under the other. */
function Arrow() {
  return (
    <svg
      viewBox="0 0 56 40"
      className="w-14 fill-ink max-sm:ml-2 max-sm:h-8 max-sm:w-7 max-sm:rotate-90 sm:mt-10"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 14h30V2l26 18-26 18V26H0z" />
    </svg>
  );
}
