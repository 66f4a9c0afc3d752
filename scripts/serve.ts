import { readFileSync } from "node:fs";
import type { IncomingMessage, Server } from "node:http";
import path from "node:path";
import createServer from "superstatic/lib/server.js";

/** A served site. */
export type ServedSite = { url: string; stop: () => Promise<void> };

/**
 * Serves a built site with Firebase Hosting's own engine and the project's `firebase.json`.
 * @throws Error when the port is taken.
 */
export function serveSite({ port, folder }: { port: number; folder?: string }): Promise<ServedSite> {
  const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8")) as { hosting: { public: string } };
  const site = createServer({
    host: "127.0.0.1",
    port,
    // The engine resolves the folder against the working directory.
    config: { ...hosting, public: path.relative(".", folder ?? hosting.public) },
    compression: true,
  });
  site.use((request: IncomingMessage, _: unknown, next: () => void) => {
    request.url = getReadableAddress(request.url ?? "/");
    next();
  });
  return new Promise((resolve, reject) => {
    const server: Server = site.listen(() => {
      resolve({
        url: `http://127.0.0.1:${port}`,
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

/** The engine fails at an address that is not well encoded, which no file has. */
function getReadableAddress(address: string): string {
  try {
    decodeURIComponent(address.split("?")[0] ?? "");
    return address;
  } catch {
    return "/not-well-encoded";
  }
}
