import type { ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin } from "vite";
import { CHANGES_ADDRESS } from "./reload-script.server.ts";

/**
 * Reloads pages in development after each change of the content or the code. A page names the state that it shows
 * (`reload-script.server.ts`), so that no change is lost while it loads.
 * @param contentFolder what is watched besides the code.
 */
export function reloadPages(contentFolder: string): Plugin {
  const content = path.resolve(contentFolder);
  const pages = new Set<ServerResponse>();
  // A time, so that it also differs from the state of an earlier server.
  let state = Date.now();
  const reload = (page: ServerResponse) => page.end("data: reload\n\n");
  return {
    name: "reload-pages",
    apply: "serve",
    configureServer({ watcher, middlewares }) {
      watcher.add(content);
      middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
        if (!pathname.endsWith(CHANGES_ADDRESS)) {
          response.setHeader("Server-Timing", `state;desc=${state}`);
          return next();
        }
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        if (searchParams.get("since") !== String(state)) return void reload(response);
        pages.add(response);
        response.once("close", () => pages.delete(response));
      });
    },
    hotUpdate({ file, modules, timestamp }) {
      const isContent = path.resolve(file).startsWith(content + path.sep);
      if (!isContent && modules.length === 0) return;
      // Vite calls this for each environment, with one timestamp for all.
      state = timestamp;
      for (const page of pages) reload(page);
      pages.clear();
    },
  };
}
