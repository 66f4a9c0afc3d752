import "./scripts/load-env.ts";
import type { Config } from "@react-router/dev/config";
import { getBasePath } from "#app/content/base-path.server.ts";
import { WORK_FOLDER } from "./scripts/build/folders.ts";
import { swapSite } from "./scripts/build/swap-site.ts";

export default {
  basename: `${getBasePath()}/`,
  buildDirectory: WORK_FOLDER,
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    const { writeSite } = await import("./scripts/build/write-site.ts");
    await writeSite();
    // Last, so that a build that fails or is killed leaves yesterday's site.
    swapSite();
  },
} satisfies Config;
