import { readFileSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";

const INLINE = "?inline-script";

/** Resolves an import with `?inline-script` to the text of one classic script, for an inline `<script>`. */
export const inlineScripts = (): Plugin => ({
  name: "inline-scripts",
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const { code, moduleIds } = await bundleScript(id.slice(0, -INLINE.length));
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  },
});

/** @throws Error when the text of the script would end its element. */
async function bundleScript(entry: string): Promise<Rolldown.OutputChunk> {
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
  if (chunk?.type !== "chunk") throw new Error(`${entry}: expected one chunk, got none.`);
  if (/<\/?script|<!--/i.test(chunk.code)) throw new Error(`${entry} cannot be part of a page.`);
  return chunk;
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
