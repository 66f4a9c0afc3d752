import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { server as createServer } from "superstatic";
import { FILE_TYPES } from "#app/academy/file-types.ts";
import type { Redirects } from "#app/content/redirects.server.ts";
import { decodeAddress } from "#app/text/decode-address.ts";
import { CACHE_CONTROL, HOST_FILES } from "./delivery.ts";
import { getHosting } from "./host-files.ts";

/** A served site. */
export type ServedSite = { url: string; stop: () => Promise<void> };

type ServeOptions = {
  port: number;
  /** The built site. */
  folder: string;
  /** Without them, a page at each old address redirects, as on other hosts. */
  redirects?: Redirects;
  /** As in production; the tests leave it out, since they load hundreds of pages from the same machine. */
  isCompressed?: boolean;
};

/**
 * Serves a built site with Firebase Hosting's own engine and the rules of `firebase.json`; port 0 is any free one.
 * @throws Error when the port is taken.
 */
export function serveSite({
  port,
  folder,
  redirects = [],
  isCompressed = true,
}: ServeOptions): Promise<ServedSite> {
  const site = createServer({
    host: "127.0.0.1",
    port,
    // The engine resolves the folder against the working directory.
    config: { ...getHosting(redirects), public: path.relative(".", folder) },
    compression: isCompressed,
  });
  site.use(correctEngine);
  return new Promise((resolve, reject) => {
    const server: Server = site.listen(() => {
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
    server.once("error", (error: NodeJS.ErrnoException) => {
      const text = `Port ${port} is taken: stop what runs there, or set PORT to another one.`;
      reject(error.code === "EADDRINUSE" ? new Error(text) : error);
    });
  });
}

/**
 * Corrects the engine where it differs from Firebase: malformed percent-encoding, files that a deployment leaves out,
 * and the headers of a missing file.
 */
function correctEngine(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const [address = "/", query = ""] = (request.url ?? "/").split("?");
  if (!isWellEncoded(query)) request.url = address;
  if (!isWellEncoded(address) || HOST_FILES.includes(address.slice(1))) request.url = "/not-well-encoded";
  const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse;
  response.writeHead = (...parameters: unknown[]) => {
    if (response.statusCode === 404) {
      response.setHeader("Cache-Control", CACHE_CONTROL.rest);
      response.setHeader("Content-Type", FILE_TYPES.html ?? "");
    }
    return writeHead(...parameters);
  };
  next();
}

const isWellEncoded = (address: string): boolean => decodeAddress(address) !== undefined;
