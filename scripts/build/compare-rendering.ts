import { readFileSync } from "node:fs";
import path from "node:path";
import type { ServerBuild } from "react-router";
import { NEXT_SERVER, NEXT_SITE } from "./folders.ts";
import { createPageRenderer } from "./page-renderer.ts";

/**
 * After `npx react-router build` with a SCRIPT_MARK: compares every page that React Router itself has rendered with
 * what the build makes in its place, byte by byte.
 */
const build = (await import(NEXT_SERVER)) as ServerBuild;
const render = createPageRenderer(build);
const paths = build.prerender;
const different: string[] = [];
for (const address of paths) {
  const { html, data } = await render(address);
  const read = (name: string) => readFileSync(path.join(NEXT_SITE, name), "utf8");
  if (html !== read(`${address}/index.html`)) different.push(`the HTML of ${address}`);
  if (data !== read(address === "/" ? "/_.data" : `${address}.data`))
    different.push(`the data of ${address}`);
}
if (different.length > 0) {
  console.error(`Not as React Router renders them: ${different.join(", ")}.`);
  process.exitCode = 1;
} else console.log(`${paths.length} pages are as React Router renders them.`);
