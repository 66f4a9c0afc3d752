import "./scripts/load-env.ts";
import { randomUUID } from "node:crypto";
import type { Config } from "@react-router/dev/config";
import { getBasePath } from "#app/content/base-path.server.ts";
import { WORK_FOLDER } from "./scripts/build/folders.ts";
import { getPrerenderPaths } from "./scripts/prerender-paths.ts";

// No content can know it: only scripts that carry it are signed. One for the whole build, also where this file is read
// again, as the server that renders pages does when a file of app/ comes or goes meanwhile.
process.env.SCRIPT_MARK ??= randomUUID();

/** In development pages are rendered when they are asked for, so that a new course opens without a restart. */
const isDevelopment = process.argv.includes("dev");

export default {
  ssr: isDevelopment,
  basename: `${getBasePath()}/`,
  buildDirectory: WORK_FOLDER,
  routeDiscovery: { mode: "initial" },
  // One after another: each page has ten seconds, of which waiting for others would be a part.
  ...(isDevelopment ? {} : { prerender: { paths: getPrerenderPaths, concurrency: 1 } }),
} satisfies Config;
