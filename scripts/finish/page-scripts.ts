import { readFileSync } from "node:fs";
import type { Rolldown } from "vite";
import { START_PARTS, type StartPart } from "#app/browser/start-parts.ts";
import { keepFile } from "#app/files/kept.server.ts";
import { getSupportedBrowsers } from "../supported-browsers.ts";
import type { BuildFacts } from "./finish-page.ts";
import type { StartScript } from "./start-parts.ts";

/** Entries of the scripts that stand in a page itself: in one that has others, which it starts, and in the 404 page. */
const PAGE_SCRIPTS = { start: "app/entry.start.ts", notFound: "app/entry.not-found.ts" } as const;

/**
 * The scripts that stand in pages themselves: one without others, and the start script with every choice of parts.
 * @param sources state of the code that they are made from.
 */
export async function keepPageScripts(
  sources: string,
): Promise<Pick<BuildFacts, "startScripts" | "notFoundScript">> {
  const [notFoundScript, ...startScripts] = await Promise.all([
    keepPageScript(PAGE_SCRIPTS.notFound, sources),
    ...listPartSets().map((parts) => keepStartScript(parts, sources)),
  ]);
  return { startScripts, notFoundScript };
}

/** Every choice of the few parts. */
const listPartSets = (): StartPart[][] =>
  Array.from({ length: 2 ** START_PARTS.length }, (_, choice) =>
    START_PARTS.filter((_, index) => choice & (1 << index)),
  );

async function keepStartScript(parts: StartPart[], sources: string): Promise<StartScript> {
  const flags = START_PARTS.map((part) => [`HAS_${part.toUpperCase()}`, String(parts.includes(part))]);
  return { parts, code: await keepPageScript(PAGE_SCRIPTS.start, sources, Object.fromEntries(flags)) };
}

/**
 * A script that stands in a page, built once for each state of its sources.
 * @param define what stands for names in its source.
 */
async function keepPageScript(
  entry: string,
  sources: string,
  define: Record<string, string> = {},
): Promise<string> {
  const make = async () => Buffer.from(await buildPageScript(entry, define));
  return readFileSync(await keepFile("page-scripts", [sources, entry, define], make), "utf8");
}

/** Builds one classic script for the browsers that the site supports. */
async function buildPageScript(entry: string, define: Record<string, string>): Promise<string> {
  // The bundler takes longer to start than many builds need for all the rest.
  const { build } = await import("vite");
  const result = (await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    publicDir: false,
    define,
    build: {
      write: false,
      minify: true,
      target: getSupportedBrowsers(),
      modulePreload: false,
      lib: { entry, formats: ["iife"], name: "start" },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = result.flatMap(({ output }) => output);
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== "chunk")
    throw new Error(`${entry} is built to ${chunks.length} files, not one.`);
  const code = chunk.code.trim();
  if (/<\/?script|<!--/i.test(code)) throw new Error(`${entry} cannot stand in a page.`);
  return code;
}
