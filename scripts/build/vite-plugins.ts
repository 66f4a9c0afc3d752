import { readFileSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";

const INLINE = "?inline-script";

/** Gives a module imported with `?inline-script` as the text of one classic script, for an inline `<script>`. */
export const inlineScripts = (): Plugin => ({
  name: "inline-scripts",
  load: {
    filter: { id: /\?inline-script$/ },
    handler: async (id) =>
      `export default ${JSON.stringify(await bundleScript(id.slice(0, -INLINE.length)))};`,
  },
});

/** @throws Error when the script cannot stand in a page. */
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

/** No page is hydrated as a whole, so that browsers need no code of routes: of all entries only the client's is kept. */
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

/** The oldest browsers that the site supports, as package.json states them, in the words of the bundler. */
export function getSupportedBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  return browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));
}
