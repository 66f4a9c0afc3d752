import "./scripts/load-env.ts";
import type { Config } from "@react-router/dev/config";
import { getBasePath } from "#app/content/base-path.server.ts";
import { WORK_FOLDER } from "./scripts/build/folders.ts";

export default {
  basename: `${getBasePath()}/`,
  buildDirectory: WORK_FOLDER,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
