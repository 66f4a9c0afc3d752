import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

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

/** What every page needs of other people's code. */
const VENDOR =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|react-helmet-async|invariant|react-fast-compare|shallowequal)\//;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), contentReload()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
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
  // The build's preview server would otherwise watch the folder it writes into: quadratic time.
  server: { watch: { ignored: ["**/build/**"] } },
});
