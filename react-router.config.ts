import "./scripts/load-env.ts";
import { randomUUID } from "node:crypto";
import type { Config } from "@react-router/dev/config";
import { getBasePath } from "#app/content/base-path.server.ts";
import { WORK_FOLDER } from "./scripts/build/folders.ts";
import { getPrerenderPaths } from "./scripts/prerender-paths.ts";

// No content can know it: only scripts that carry it are signed. The build sets one for all its
// programs.
process.env.SCRIPT_MARK ??= randomUUID();

/** In development pages are rendered when they are asked for, so that a new course opens without a restart. */
const isDevelopment = process.argv.includes("dev");

export default {
  ssr: isDevelopment,
  basename: `${getBasePath()}/`,
  buildDirectory: WORK_FOLDER,
  routeDiscovery: { mode: "initial" },
  // A loader of its own would be one more request, for fifty bytes.
  splitRouteModules: false,
  ...(isDevelopment ? {} : { prerender: getPrerenderPaths }),
} satisfies Config;
