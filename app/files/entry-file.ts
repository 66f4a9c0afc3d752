import { getBriefPath, getSessionPath } from "#app/content/addresses.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/entry-file";
import { sendFile } from "./send-file.server.ts";

/** A file that learners download from a session or a brief. Solutions are not published. */
export function loader({ url, params: { slug, name, file } }: Route.LoaderArgs) {
  const path = name === undefined ? getSessionPath(slug) : getBriefPath(slug, name);
  const page = listEntryPages(getSiteContent()).find((page) => page.path === path);
  const given = page?.files.find(({ isPublished, name }) => isPublished && name === file);
  return sendFile(url, given?.text);
}
