import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a page has written to its console as an error or a warning, and every error that it did not catch. */
declare global {
  interface Window {
    collectedFaults?: string[];
  }
}

// Stands before the page's policy, which rules what follows it.
const COLLECTOR = `<script>(()=>{const all=window.collectedFaults=[],say=x=>all.push(x.map(String).join(" "));
for(const kind of ["error","warn"]){const own=console[kind];console[kind]=(...x)=>{say([kind,...x]);own.apply(console,x)}}
addEventListener("error",e=>say(["uncaught",e.message||"a file did not load: "+(e.target.src||e.target.href)]),true);
addEventListener("unhandledrejection",e=>say(["rejected",e.reason]));
addEventListener("securitypolicyviolation",e=>say(["policy",e.violatedDirective,e.blockedURI]))})()</script>`;

/**
 * Serves a site with a collector of faults in each page: the one way to read a console that is the same in
 * every engine. Gives its origin, a function that makes it fail for the next file of a pattern, and one that ends it.
 * @param said texts of the site that are other ones here.
 */
export async function startCollectingProxy(
  target: string,
  said: Record<string, string>,
): Promise<{ url: string; failOnce: (files: RegExp) => void; stop: () => void }> {
  let failing: RegExp | undefined;
  const server = createServer(async ({ url = "/", method = "GET" }, response) => {
    if (failing?.test(url)) {
      failing = undefined;
      return response.writeHead(503).end();
    }
    const answer = await fetch(new URL(url, target), { method, redirect: "manual" });
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    const location = answer.headers.get("location");
    response.writeHead(answer.status, {
      "Content-Type": type,
      ...(location ? { Location: location } : {}),
    });
    if (!/^text\/(html|plain|x-script)/.test(type))
      return response.end(Buffer.from(await answer.arrayBuffer()));
    const text = Object.entries(said).reduce(
      (changed, [here, there]) => changed.replaceAll(here, there),
      await answer.text(),
    );
    response.end(type.startsWith("text/html") ? text.replace("<head>", `<head>${COLLECTOR}`) : text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failOnce: (files) => {
      failing = files;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
