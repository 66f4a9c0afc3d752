import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

declare global {
  interface Window {
    /** Errors and warnings of the page's console, errors that it did not catch, and breaches of its policy. */
    collectedFaults?: string[];
  }
}

// Placed before the page's policy, because a policy rules only what follows it.
const COLLECTOR = `<script>(()=>{const all=window.collectedFaults=[],say=x=>all.push(x.map(String).join(" "));
for(const kind of ["error","warn"]){const own=console[kind];console[kind]=(...x)=>{say([kind,...x]);own.apply(console,x)}}
addEventListener("error",e=>say(["uncaught",e.message||"a file did not load: "+(e.target.src||e.target.href)]),true);
addEventListener("unhandledrejection",e=>say(["rejected",e.reason]));
addEventListener("securitypolicyviolation",e=>say(["policy",e.violatedDirective,e.blockedURI]))})()</script>`;

/** A site with a collector of faults in each page, as only Chromium lets a test read a console. */
type CollectingProxy = {
  url: string;
  /** The next file whose address matches fails with status 503. */
  failing: RegExp | undefined;
  stop: () => void;
};

/** Serves a site with the collector. @param replaced texts of the site, each with the text to serve instead. */
export async function startCollectingProxy(
  target: string,
  replaced: Record<string, string>,
): Promise<CollectingProxy> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: CollectingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failing: undefined,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;

  async function answer({ url = "/", method = "GET" }: IncomingMessage, response: ServerResponse) {
    if (proxy.failing?.test(url)) {
      proxy.failing = undefined;
      return response.writeHead(503).end();
    }
    // A connection that is kept may end just when it is used again.
    const headers = { Connection: "close" };
    const received = await fetch(new URL(url, target), { method, headers, redirect: "manual" });
    const type = received.headers.get("content-type") ?? "application/octet-stream";
    const location = received.headers.get("location");
    response.writeHead(received.status, {
      "Content-Type": type,
      ...(location ? { Location: location } : {}),
    });
    const body = Buffer.from(await received.arrayBuffer());
    if (!/^text\/(html|plain|x-script)/.test(type)) return response.end(body);
    const text = Object.entries(replaced).reduce(
      (changed, [here, there]) => changed.replaceAll(here, there),
      body.toString(),
    );
    response.end(type.startsWith("text/html") ? text.replace("<head>", `<head>${COLLECTOR}`) : text);
  }
}
