import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { TESTED_FOLDER } from "../scripts/build/folders.ts";
import { COURSE_PATH } from "./site.ts";

/** A host whose course page stalls after the list of tabs, before their panels, until the rest is sent. */
export type StalledHost = { url: string; sendRest: () => void; stop: () => void };

/** Starts a host of the tested site. */
export function startStalledHost(): StalledHost {
  const html = readFileSync(path.join(TESTED_FOLDER, `${COURSE_PATH}.html`), "utf8");
  const cut = html.indexOf('role="tabpanel"');
  const { promise, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "" }, response) => {
    const file = path.join(TESTED_FOLDER, url);
    if (url !== COURSE_PATH) {
      if (!existsSync(file)) return response.writeHead(404).end();
      const type = url.endsWith(".js") ? "text/javascript" : "application/octet-stream";
      return response.writeHead(200, { "Content-Type": type }).end(readFileSync(file));
    }
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).write(html.slice(0, cut));
    await promise;
    return response.end(html.slice(cut));
  }).listen(0);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${COURSE_PATH}`, sendRest, stop };
}
