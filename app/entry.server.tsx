import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { getScriptMark } from "#app/browser/script-mark.ts";

/** Renders a page whole, at build time; a fault in any part of it fails the build. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const page = <ServerRouter context={routerContext} url={request.url} nonce={getScriptMark()} />;
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        headers.set("Content-Type", "text/html");
        const pieces: Uint8Array<ArrayBuffer>[] = [];
        const body = new Writable({
          write(piece: Uint8Array<ArrayBuffer>, _, done) {
            pieces.push(piece);
            done();
          },
          final(done) {
            resolve(new Response(Buffer.concat(pieces), { status, headers }));
            done();
          },
        });
        body.on("error", reject);
        pipe(body);
      },
      onError: reject,
    });
  });
}
