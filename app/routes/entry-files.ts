import type { LoaderFunctionArgs } from "react-router";
import { getZipPath } from "#app/content/addresses.ts";
import { getDownload, listDownloads, packDownload } from "#app/site/downloads.server.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { getPath, sendFile } from "./send-file.server.ts";

/** `<page>.zip`: all files of a session or a brief; `<page>/<file>`: one that learners download. Solutions are not published. */
export function loader({ url }: LoaderFunctionArgs) {
  const content = getSiteContent();
  const path = getPath(url);
  const entries = listDownloads(content);
  const entry = entries.find((page) => getZipPath(page.path) === path);
  if (entry) return sendFile(url, packDownload(getDownload(entry, content.site), entry.modified));
  return sendFile(url, entries.flatMap(({ files }) => files).find((file) => file.path === path)?.text);
}
