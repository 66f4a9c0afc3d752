import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { getBasePath } from "#app/content/base-path.server.ts";
import { LICENSES_FILE } from "./scripts/build/licenses.ts";
import { getSupportedBrowsers, inlineScripts, withoutRouteChunks } from "./scripts/build/vite-plugins.ts";
import { contentReload, pageReload, siteFiles } from "./scripts/development.ts";

export default defineConfig({
  base: `${getBasePath()}/`,
  plugins: [
    tailwindcss(),
    reactRouter(),
    inlineScripts(),
    withoutRouteChunks(),
    contentReload(),
    pageReload(),
    siteFiles(),
  ],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // On a busy machine it prints times of plugins, of which an editor can make nothing.
    rolldownOptions: { checks: { bundlerTimings: false } },
    target: getSupportedBrowsers(),
  },
  environments: { client: { build: { license: { fileName: LICENSES_FILE } } } },
  optimizeDeps: { entries: ["app/**/*.island.tsx"] },
  server: { watch: { ignored: ["**/build/**"] } },
});
