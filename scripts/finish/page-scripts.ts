import { readFileSync } from "node:fs";
import type { Rolldown } from "vite";
import { START_PARTS, type StartPart } from "#app/browser/start-parts.ts";
import { keepFile } from "#app/files/kept.server.ts";
import { getSupportedBrowsers } from "../supported-browsers.ts";
import type { BuildFacts } from "./finish-page.ts";

/** The scripts that stand in a page itself: the start script, with every choice of parts, and that of the 404 page. */
type PageScripts = Pick<BuildFacts, "startScripts" | "notFoundScript">;

/**
 * The scripts that stand in pages themselves, made once for each state of the code.
 * @param sources state of the code that they are made from.
 */
export async function keepPageScripts(sources: string): Promise<PageScripts> {
  const make = async () => Buffer.from(JSON.stringify(await makePageScripts()));
  return JSON.parse(readFileSync(await keepFile("page-scripts", sources, make), "utf8"));
}

async function makePageScripts(): Promise<PageScripts> {
  const [start, notFound] = await Promise.all([
    bundleScript("app/entry.start.ts"),
    bundleScript("app/entry.not-found.ts"),
  ]);
  const startScripts = listPartSets().map(async (parts) => ({
    parts,
    code: await finishScript(start, parts),
  }));
  return {
    startScripts: await Promise.all(startScripts),
    notFoundScript: await finishScript(notFound),
  };
}

/** Every choice of the few parts. */
const listPartSets = (): StartPart[][] =>
  Array.from({ length: 2 ** START_PARTS.length }, (_, choice) =>
    START_PARTS.filter((_, index) => choice & (1 << index)),
  );

/** A script to be finished. */
type Bundled = { entry: string; code: string };

/** Puts together one classic script for the browsers that the site supports, with every part. */
async function bundleScript(entry: string): Promise<Bundled> {
  // The bundler takes longer to start than many builds need for all the rest.
  const { build } = await import("vite");
  const result = (await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: getSupportedBrowsers(),
      modulePreload: false,
      lib: { entry, formats: ["iife"], name: "start" },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = result.flatMap(({ output }) => output);
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== "chunk")
    throw new Error(`${entry} is built to ${chunks.length} files, not one.`);
  return { entry, code: chunk.code };
}

/** Leaves out the parts that a page does not have, and all that only they need: in a fifth of the time of a bundle. */
async function finishScript({ entry, code }: Bundled, parts: StartPart[] = []): Promise<string> {
  const { minify, transformWithOxc } = await import("vite");
  const flags = START_PARTS.map((part) => [`HAS_${part.toUpperCase()}`, String(parts.includes(part))]);
  const target = getSupportedBrowsers();
  const chosen = await transformWithOxc(code, `${entry}.js`, { define: Object.fromEntries(flags), target });
  const { code: short, errors } = await minify(`${entry}.js`, chosen.code, {
    compress: { target },
    mangle: true,
  });
  if (errors.length > 0) throw new Error(`${entry} cannot be made shorter: ${JSON.stringify(errors)}`);
  const script = short.trim();
  if (/<\/?script|<!--/i.test(script)) throw new Error(`${entry} cannot stand in a page.`);
  return script;
}
