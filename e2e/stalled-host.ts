import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SITE_URL } from "./built-site.ts";
import { COURSE_PATH } from "./site.ts";

/** A host whose course page stalls after the list of tabs, before their panels, until the rest is sent. */
export type StalledHost = { url: string; sendRest: () => void; stop: () => void };

/** Starts a host of the tested site. */
export function startStalledHost(): StalledHost {
  const { promise, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "" }, response) => {
    const received = await fetch(SITE_URL + url);
    const body = Buffer.from(await received.arrayBuffer());
    response.writeHead(received.status, { "Content-Type": received.headers.get("content-type") ?? "" });
    if (url !== COURSE_PATH) return response.end(body);
    const cut = body.indexOf('role="tabpanel"');
    response.write(body.subarray(0, cut));
    await promise;
    return response.end(body.subarray(cut));
  }).listen(0);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${COURSE_PATH}`, sendRest, stop };
}
