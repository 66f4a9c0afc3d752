import "./scripts/load-env.ts";
import type { Config } from "@react-router/dev/config";

export default {
  // `scripts/build/bundles.ts` names it; the development server writes nothing there.
  buildDirectory: process.env.BUNDLES_FOLDER ?? "build",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
