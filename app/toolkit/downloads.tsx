import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";

type DownloadsProps = { copy: DevToolkitCopy["downloads"]; sections: { title: string }[] };

const SECTION_IDS = ["prompts", "roadmap"];

/** Ways into the page and out of it: its two parts, and all prompts as files, with how to install them. */
export function Downloads({ copy, sections }: DownloadsProps) {
  return (
    <>
      <p className="mt-6 flex flex-wrap gap-3">
        {sections.map(({ title }, index) => (
          <a
            key={title}
            href={`#${SECTION_IDS[index]}`}
            className={getButtonClass(index === 0 ? "primary" : "secondary")}
          >
            {title}
          </a>
        ))}
      </p>
      <ul className="mt-5 flex flex-wrap gap-x-6">
        {copy.files.map(({ label, href }) => (
          <li key={href}>
            <a href={href} download className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <details className="mt-1 max-w-text">
        <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {copy.install}
        </summary>
        <p className="mt-1">{copy.lead}</p>
        <dl className="mt-3 grid gap-3">
          {copy.assistants.map(({ name, how }) => (
            <div key={name}>
              <dt className="font-bold">{name}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
