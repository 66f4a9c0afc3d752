import type { ReactNode } from "react";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";

type DownloadsProps = { copy: DevToolkitCopy["downloads"]; children: ReactNode };

/** All prompts as files, and what one may do with them. */
export const Downloads = ({ copy, children }: DownloadsProps) => (
  <>
    <h3 className="mt-6 font-bold">{copy.title}</h3>
    <ul className="flex flex-wrap gap-x-6">
      {copy.files.map(({ label, href }) => (
        <li key={href}>
          <a href={href} download className="text-link inline-flex min-h-11 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
    <p className="text-data text-muted">{copy.install}</p>
    {children}
  </>
);
