import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { getBasePath } from "#app/content/base-path.server.ts";
import { LICENSES_FILE } from "./scripts/build/licenses.ts";
import { contentReload, siteFiles } from "./scripts/development.ts";
import { isBundleOnly } from "./scripts/prerender-paths.ts";
import { getSupportedBrowsers } from "./scripts/supported-browsers.ts";

/** What every page needs of other people's code. */
const VENDOR =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|react-helmet-async|invariant|react-fast-compare|shallowequal)\//;

/** React Router without its rendering of pages, which the build does in its place. */
const chooseSteps = (plugins: Plugin[]): Plugin[] =>
  isBundleOnly() ? plugins.filter(({ name }) => name !== "prerender") : plugins;

export default defineConfig(({ isPreview }) => ({
  base: `${getBasePath()}/`,
  plugins: [tailwindcss(), chooseSteps(reactRouter()), contentReload(), siteFiles()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false, target: getSupportedBrowsers() },
  environments: {
    client: {
      build: {
        license: { fileName: LICENSES_FILE },
        rolldownOptions: {
          output: {
            // Few files that compress well: what every page needs, and the small parts that pages share, of which each
            // would otherwise be a request of its own. Half the requests of a page, for the same bytes.
            codeSplitting: {
              groups: [
                { name: "vendor", test: VENDOR },
                { name: "shared", test: /\/app\//, minShareCount: 2, maxModuleSize: 4000 },
              ],
            },
          },
        },
      },
    },
  },
  // `react-router build` renders pages through a preview server, which would watch the folder that it writes into.
  server: { watch: isPreview ? null : { ignored: ["**/build/**"] } },
}));
