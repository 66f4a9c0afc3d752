import "./scripts/command/load-env.ts";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { LICENSES_FILE } from "#app/academy/addresses.ts";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { reloadPages } from "#app/document/reload-plugin.server.ts";
import { editing } from "./editor/plugin.ts";
import { getSupportedBrowsers, inlineScripts, withoutRouteChunks } from "./scripts/build/vite-plugins.ts";

export default defineConfig({
  // Not in node_modules, which several folders of the project may share.
  cacheDir: ".cache/vite",
  plugins: [
    tailwindcss(),
    reactRouter(),
    inlineScripts(),
    withoutRouteChunks(),
    reloadPages(CONTENT_FOLDER),
    editing(),
  ],
  // Vite would look for both above the project, too.
  css: { postcss: { plugins: [] } },
  envDir: false,
  build: {
    assetsInlineLimit: 0,
    // Bundles are kept; `write-site.ts` copies the files.
    copyPublicDir: false,
    manifest: true,
    // The inline script fetches all modules of a page before it imports one; Firefox reports a second preload as an error.
    modulePreload: false,
    reportCompressedSize: false,
    // These warnings depend on the load of the machine and mean nothing to an editor.
    rolldownOptions: { checks: { bundlerTimings: false } },
    target: getSupportedBrowsers(),
  },
  environments: { client: { build: { license: { fileName: LICENSES_FILE.slice(1) } } } },
  // Dependencies that Vite discovers late reload every open page.
  optimizeDeps: { entries: ["app/**/*.island.tsx"] },
  // By default Vite also serves the files of a workspace above the project.
  server: { fs: { allow: ["."] }, watch: { ignored: ["**/build/**", "**/content/**/.*"] } },
});
