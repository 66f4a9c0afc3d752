import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import type { serveSiteFile } from "#app/files/serve-site-file.server.ts";
import { LICENSES_FILE } from "./scripts/build/licenses.ts";
import { getSupportedBrowsers } from "./scripts/supported-browsers.ts";

/** Reloads the page in development when an editor saves a file in content/. */
function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    configureServer(server) {
      server.watcher.add("content");
      server.watcher.on("all", (_event, file) => {
        if (/(^|\/)content\//.test(file)) server.hot.send({ type: "full-reload" });
      });
    },
  };
}

/** Serves the files that the build makes beside the pages, in development. */
function siteFiles(): Plugin {
  return {
    name: "site-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const module = await server.ssrLoadModule("/app/files/serve-site-file.server.ts");
          const serve = module.serveSiteFile as typeof serveSiteFile;
          const file = await serve(new URL(request.url ?? "/", "http://localhost").pathname);
          if (!file) return next();
          response.setHeader("Content-Type", file.type);
          response.end(file.content);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** What every page needs of other people's code. */
const VENDOR =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|react-helmet-async|invariant|react-fast-compare|shallowequal)\//;

export default defineConfig(({ isPreview }) => ({
  plugins: [tailwindcss(), reactRouter(), contentReload(), siteFiles()],
  build: { assetsInlineLimit: 0, target: getSupportedBrowsers() },
  environments: {
    client: {
      build: {
        license: { fileName: LICENSES_FILE },
        rolldownOptions: {
          output: {
            // Few files that compress well: what every page needs, beside the pages' own code.
            codeSplitting: {
              groups: [
                { name: "vendor", test: VENDOR },
                { name: "shared", test: /\/app\/(ui|browser|drawing|courses|seo|shell)\//, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
  // The build renders pages through a preview server, which would watch the folder that it writes into.
  server: { watch: isPreview ? null : { ignored: ["**/build/**"] } },
}));
