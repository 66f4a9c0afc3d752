import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import { writeFont } from "./site-font.ts";

/** Cuts the font to the characters of the site before the stylesheet is bundled. */
export const subsetFont = (): Plugin => ({
  name: "subset-font",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart: () => writeFont(),
});

const INLINE = "?inline-script";

/** Resolves an import with `?inline-script` to the text of one classic script, for an inline `<script>`. */
export const inlineScripts = (): Plugin => ({
  name: "inline-scripts",
  load: {
    filter: { id: /\?inline-script$/ },
    handler: async (id) =>
      `export default ${JSON.stringify(await bundleScript(id.slice(0, -INLINE.length)))};`,
  },
});

/** @throws Error when the text of the script would end its element. */
async function bundleScript(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: getSupportedBrowsers(),
      modulePreload: false,
      lib: { entry, formats: ["iife"], name: "page" },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = result.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk") throw new Error(`${entry} is built to no script.`);
  if (/<\/?script|<!--/i.test(chunk.code)) throw new Error(`${entry} cannot stand in a page.`);
  return chunk.code.trim();
}

/** Removes route chunks from the client build: routes are never hydrated, only islands are. */
export const withoutRouteChunks = (): Plugin => ({
  name: "without-route-chunks",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    order: "post",
    handler(_code, id) {
      const isRoute = this.getModuleInfo(id)?.isEntry && !id.includes("entry.client");
      return isRoute ? { code: "", map: null } : undefined;
    },
  },
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === "chunk" && chunk.isEntry && chunk.name !== "entry.client") delete bundle[file];
    },
  },
});

/** The oldest supported browsers, as in package.json but in the bundler's notation. */
export function getSupportedBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  return browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));
}

/**
 * Reloads the page in development when a file of the content is saved, or a module that is no part of an island: only
 * islands have hot reload.
 */
export function pageReload(): Plugin {
  const content = path.resolve(CONTENT_FOLDER);
  return {
    name: "page-reload",
    apply: "serve",
    configureServer: ({ watcher }) => void watcher.add(content),
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr") return;
      const { moduleGraph, hot } = server.environments.client;
      // The stylesheet has the files that it takes classes from in its graph, too: only importers in JavaScript count.
      const isInBrowser = modules.every(({ file }) =>
        [...(moduleGraph.getModulesByFile(file ?? "") ?? [])].some(
          ({ type, importers }) => type === "js" && importers.size > 0,
        ),
      );
      const isContent = path.resolve(file).startsWith(content + path.sep);
      if (isContent || (modules.length > 0 && !isInBrowser)) hot.send({ type: "full-reload" });
    },
  };
}
