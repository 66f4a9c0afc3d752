import { Helmet } from "react-helmet-async";
import type { Finding } from "#app/content/finding.ts";
import { fieldName } from "#app/content/value-path.ts";
import { formatCount } from "#app/text/count.ts";

/** In development, instead of a page: every fault of the content, where it is and what to write instead. */
export function ContentFaults({ faults }: { faults: Finding[] }) {
  const title = formatCount(faults.length, "content fault");
  return (
    <div className="border-error border-t-4" data-faults="">
      <div className="page section">
        <Helmet>
          <title>{title}</title>
        </Helmet>
        <h1 className="voice-wide text-h1">{title}</h1>
        <p className="mt-3 max-w-text text-muted">
          Correct what is listed below and save: this page then reloads by itself. A name opens its line in
          your editor.
        </p>
        <div className="mt-part">
          <Findings findings={faults} />
        </div>
      </div>
    </div>
  );
}

/** In development, at the foot of each page: the warnings of the content. */
export const Warnings = ({ warnings }: { warnings: Finding[] }) =>
  warnings.length === 0 ? null : (
    <details data-warnings="" className="sticky bottom-0 border-error border-t-4 bg-plate print:hidden">
      <summary className="page flex min-h-11 items-center ps-[calc(var(--spacing-gutter)+1.5rem)] font-bold">
        {formatCount(warnings.length, "content warning")}
      </summary>
      <div className="page max-h-[60vh] overflow-auto pb-24">
        <Findings findings={warnings} />
      </div>
    </details>
  );

/** Each finding with its place, which opens in the editor. */
const Findings = ({ findings }: { findings: Finding[] }) => (
  <ol className="border-rule border-b wrap-anywhere">
    {findings.map(({ file, line, path, found, fix }) => (
      <li
        key={`${file}:${line} ${fieldName(path)} ${found}`}
        className="grid gap-x-10 gap-y-2 border-rule border-t py-5 lg:grid-cols-[24rem_minmax(0,1fr)]"
      >
        <h2 className="font-mono text-data lg:row-span-2">
          <a href={getEditorAddress(file, line)} data-editor="" className="text-link block">
            {file}:{line}
          </a>{" "}
          {fieldName(path)}
        </h2>{" "}
        <p className="text-muted">Found {found}</p>{" "}
        <p className="max-w-text font-bold text-h4">{fix.charAt(0).toUpperCase() + fix.slice(1)}</p>
      </li>
    ))}
  </ol>
);

/** Vite opens the file in the editor that runs, or that LAUNCH_EDITOR names. */
const getEditorAddress = (file: string, line: number): string =>
  `/__open-in-editor?file=${encodeURIComponent(`${file}:${line}`)}`;
