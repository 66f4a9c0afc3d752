import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
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
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        pipe(body);
        text(body).then((html) => resolve(new Response(html, { status, headers })), reject);
      },
      onError: reject,
    });
  });
}
