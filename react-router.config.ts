import "./scripts/load-env.ts";
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./scripts/finish-build.ts";
import { getPrerenderPaths } from "./scripts/prerender-paths.ts";

export default {
  ssr: false,
  routeDiscovery: { mode: "initial" },
  prerender: { paths: getPrerenderPaths, concurrency: 4 },
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
