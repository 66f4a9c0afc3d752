import { readFileSync } from "node:fs";
import path from "node:path";
import type { ServerBuild } from "react-router";
import { getScriptMark } from "#app/browser/script-mark.ts";
import { NEXT_SERVER, NEXT_SITE } from "./folders.ts";
import { createPageRenderer, type RenderedPage } from "./page-renderer.ts";

/**
 * After `npx react-router build` with a SCRIPT_MARK: compares every page that React Router itself has rendered with
 * what the build makes in its place, byte by byte.
 */
const build = (await import(NEXT_SERVER)) as ServerBuild;
const render = createPageRenderer(build);
const paths = build.prerender;
const different: string[] = [];
for (const address of paths) {
  const page = await render(address);
  const read = (name: string) => readFileSync(path.join(NEXT_SITE, name), "utf8");
  if (streamData(page) !== read(`${address}/index.html`)) different.push(`the HTML of ${address}`);
  if (page.data !== read(address === "/" ? "/_.data" : `${address}.data`))
    different.push(`the data of ${address}`);
}
if (different.length > 0) {
  console.error(`Not as React Router renders them: ${different.join(", ")}.`);
  process.exitCode = 1;
} else console.log(`${paths.length} pages are as React Router renders them.`);

/** A page with the scripts through which React Router streams its data: none, if it has no other scripts. */
function streamData({ html, hydrationData }: RenderedPage): string {
  const place = html.lastIndexOf("</body>");
  const controller = "window.__reactRouterContext.streamController";
  const script = (call: string) => `<script nonce="${getScriptMark()}">${controller}.${call};</script>`;
  const data = JSON.stringify(hydrationData).replace(/[&<>\u2028\u2029]/g, escapeUnicode);
  const stream = `${script(`enqueue(${data})`)}<!--$-->${script("close()")}<!--/$-->`;
  const hasScripts = html.includes("window.__reactRouterContext = ");
  return `${html.slice(0, place)}<!--$-->${hasScripts ? stream : ""}<!--/$-->${html.slice(place)}`;
}

function escapeUnicode(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
