import { getBriefPath, getSessionPath } from "#app/content/addresses.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/entry-file";
import { sendFile } from "./send-file.server.ts";

/** A file that learners download from a session or a brief. Solutions are not published. */
export function loader({ url, params: { slug, name, file } }: Route.LoaderArgs) {
  const page = name === undefined ? getSessionPath(slug) : getBriefPath(slug, name);
  const files = listEntryPages(getSiteContent()).flatMap(({ files }) => files);
  return sendFile(url, files.find(({ path }) => path === `${page}/${file}`)?.text);
}
