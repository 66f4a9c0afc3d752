import { getBriefPath, getSessionPath } from "#app/content/addresses.ts";
import { getDownload, listDownloads, packDownload } from "#app/site/downloads.server.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/download";
import { sendFile } from "./send-file.server.ts";

/** `<page>.zip`: all files of a session or a brief. */
export function loader({ url, params: { slug, name } }: Route.LoaderArgs) {
  const content = getSiteContent();
  const page = name === undefined ? getSessionPath(slug) : getBriefPath(slug, name);
  const entry = listDownloads(content).find(({ path }) => path === page);
  return sendFile(url, entry && packDownload(getDownload(entry, content.site), entry.modified));
}
