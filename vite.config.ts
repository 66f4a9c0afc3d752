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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), contentReload()],
  build: { assetsInlineLimit: 0 },
  // The build's preview server would otherwise watch the folder it writes into: quadratic time.
  server: { watch: { ignored: ["**/build/**"] } },
});
