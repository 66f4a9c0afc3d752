import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MEASURED_FOLDER } from "../build/folders.ts";
import { readBuiltPage } from "./built-page.ts";

/** The built site with its scripts, their data and the styles where React Router places them; gives its folder. */
export function placeAsRendered(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "as-rendered-"));
  cpSync(MEASURED_FOLDER, folder, { recursive: true });
  for (const name of globSync("**/*.html", { cwd: folder })) {
    const file = path.join(folder, name);
    const html = readFileSync(file, "utf8");
    // The 404 page, and those that lead on from old addresses, have no scripts to place.
    if (readBuiltPage(html).script) writeFileSync(file, placeScripts(html, folder));
  }
  return folder;
}

/** What the build has changed in a page, and what stands in its place as React Router renders it. */
function placeScripts(html: string, folder: string): string {
  const { style, dataUrl, stylesUrl, moduleUrls } = readBuiltPage(html);
  const read = (address: string) => readFileSync(path.join(folder, address), "utf8");
  const styles = path.join(folder, "assets/whole.css");
  writeFileSync(styles, (style.match(/@font-face\s*\{[^}]*\}/g) ?? []).join("") + read(stylesUrl));
  const preloads = moduleUrls.map((url) => `<link rel="modulepreload" href="${url}"/>`).join("");
  const stream = "window.__reactRouterContext.streamController";
  const data = JSON.stringify(read(dataUrl)).replaceAll("<", "\\u003c");
  const changes: [RegExp, string][] = [
    [/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""],
    [/<style>[\s\S]*?<\/style>/, '<link rel="stylesheet" href="/assets/whole.css"/>'],
    [/<script>(?:(?!<\/script>)[\s\S])*<\/script><\/head>/, `${preloads}</head>`],
    [/<script type="deferred">/, "<script>"],
    [/<script type="deferred" data-page[^>]*>/, '<script type="module" async="">'],
    [/<\/body>/, `<script>${stream}.enqueue(${data});${stream}.close()</script></body>`],
  ];
  return changes.reduce((text, [pattern, placed]) => {
    if (!pattern.test(text)) throw new Error(`A built page holds nothing like ${pattern}: what is compared?`);
    return text.replace(pattern, () => placed);
  }, html);
}
