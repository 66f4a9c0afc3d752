import "./scripts/load-env.ts";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { LICENSES_FILE } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import {
  contentReload,
  getSupportedBrowsers,
  inlineScripts,
  pageReload,
  subsetFont,
  withoutRouteChunks,
} from "./scripts/build/vite-plugins.ts";

export default defineConfig({
  base: `${getBasePath()}/`,
  plugins: [
    tailwindcss(),
    reactRouter(),
    subsetFont(),
    inlineScripts(),
    withoutRouteChunks(),
    contentReload(),
    pageReload(),
  ],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // On a busy machine it prints times of plugins, of which an editor can make nothing.
    rolldownOptions: { checks: { bundlerTimings: false } },
    target: getSupportedBrowsers(),
  },
  environments: { client: { build: { license: { fileName: LICENSES_FILE.slice(1) } } } },
  optimizeDeps: { entries: ["app/**/*.island.tsx"] },
  server: { watch: { ignored: ["**/build/**"] } },
});
