import "./scripts/load-env.ts";
import type { Config } from "@react-router/dev/config";
import { getNextFolder } from "./scripts/build/folders.ts";

export default {
  buildDirectory: getNextFolder(),
  routeDiscovery: { mode: "initial" },
} satisfies Config;
