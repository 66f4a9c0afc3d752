import "./scripts/command/load-env.ts";
import type { Config } from "@react-router/dev/config";
import { getSettings } from "#app/academy/settings.server.ts";

export default {
  // `scripts/build/bundles.ts` names it; the development server writes nothing there.
  buildDirectory: getSettings().BUNDLES_FOLDER,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
