import "./scripts/load-env.ts";
import type { Config } from "@react-router/dev/config";
import { WORK_FOLDER } from "./scripts/build/folders.ts";

export default {
  buildDirectory: WORK_FOLDER,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
