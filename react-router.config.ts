import "./scripts/load-env.ts";
import { randomUUID } from "node:crypto";
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./scripts/finish/finish-build.ts";
import { getPrerenderPaths } from "./scripts/prerender-paths.ts";

// No content can know it: only scripts that carry it are signed.
process.env.SCRIPT_MARK = randomUUID();

export default {
  ssr: false,
  routeDiscovery: { mode: "initial" },
  prerender: { paths: getPrerenderPaths, concurrency: 4 },
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
