import { getServerFolder, MOVED_FOLDER, TESTED_FOLDER } from "../../scripts/build/folders.ts";
import { serveSite } from "../../scripts/serve.ts";
import type { RunningHost } from "./child-server.ts";
import { type BuiltSite, startApache, startCaddy, startNginx } from "./servers.ts";

const { BASE_PATH_OF_SITE = "" } = process.env;

const SITE: BuiltSite = { folder: TESTED_FOLDER, servers: getServerFolder(TESTED_FOLDER), base: "" };

/** The site under a path of its host, with dates, prices and mentors filled in. */
export const MOVED: BuiltSite = {
  folder: MOVED_FOLDER,
  servers: getServerFolder(MOVED_FOLDER),
  base: BASE_PATH_OF_SITE,
};

/** A kind of host, and what it cannot do. */
type Kind = {
  start: () => Promise<RunningHost>;
  /** A browser meets nothing there that it does not meet at another kind: the answers say so. */
  isLike?: string;
  /** The path under which the site stands. */
  base?: string;
  /** `/Courses` leads to `/courses`. */
  mendsCapitals?: true;
};

/** Every kind of host that the site must be the same on. */
export const KINDS: Record<string, Kind> = {
  Firebase: { start: () => serveSite({ port: 0, folder: SITE.folder }) },
  nginx: { start: () => startNginx(SITE), mendsCapitals: true },
  Apache: { start: () => startApache(SITE), mendsCapitals: true },
  Caddy: { start: () => startCaddy(SITE), mendsCapitals: true },
  "nginx under a path": {
    start: () => startNginx(MOVED),
    base: MOVED.base,
    mendsCapitals: true,
  },
  "Apache under a path": {
    start: () => startApache(MOVED),
    isLike: "nginx under a path",
    base: MOVED.base,
    mendsCapitals: true,
  },
  "Caddy under a path": {
    start: () => startCaddy(MOVED),
    isLike: "nginx under a path",
    base: MOVED.base,
    mendsCapitals: true,
  },
};
