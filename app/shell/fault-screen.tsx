import { Helmet } from "react-helmet-async";
import { formatCount } from "#app/content/count.ts";

type Fault = { file: string; line: number; field: string; found: string; fix: string };

/** In development, instead of a page: every fault of the content, where it is and what to write instead. */
export function FaultScreen({ faults }: { faults: Fault[] }) {
  const title = formatCount(faults.length, "content fault");
  return (
    <div className="border-error border-t-4">
      <div className="page section">
        <Helmet>
          <title>{title}</title>
        </Helmet>
        <h1 className="voice-wide text-h1">{title}</h1>
        <p className="mt-3 max-w-text text-muted">
          Correct what is listed below and save: this page then reloads by itself. A name opens its line in
          Visual Studio Code.
        </p>
        <ol className="mt-part border-rule border-b wrap-anywhere">
          {faults.map(({ file, line, field, found, fix }) => (
            <li
              key={`${file}:${line} ${field} ${found}`}
              className="grid gap-x-10 gap-y-2 border-rule border-t py-5 lg:grid-cols-[24rem_minmax(0,1fr)]"
            >
              <h2 className="font-mono text-data lg:row-span-2">
                <a href={getEditorAddress(file, line)} className="text-link block">
                  {file}:{line}
                </a>{" "}
                {field}
              </h2>{" "}
              <p className="text-muted">Found {found}</p>{" "}
              <p className="max-w-text font-bold text-h4">{fix.charAt(0).toUpperCase() + fix.slice(1)}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Opens a file of the project in the editor; its path is relative to the project, or absolute. */
const getEditorAddress = (file: string, line: number): string =>
  `vscode://file${new URL(file, `file://${process.cwd()}/`).pathname}:${line}`;
