import { build, type Rolldown } from "vite";
import { getSupportedBrowsers } from "../supported-browsers.ts";

const ENTRY = "app/entry.start.ts";

/**
 * Builds the script that stands in every page and starts the others: one classic script for the browsers that the
 * site supports.
 */
export async function buildStartScript(): Promise<string> {
  const result = (await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: getSupportedBrowsers(),
      modulePreload: false,
      lib: { entry: ENTRY, formats: ["iife"], name: "start" },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = result.flatMap(({ output }) => output);
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== "chunk")
    throw new Error(`The start script is ${chunks.length} files, not one.`);
  const code = chunk.code.trim();
  if (/<\/?script|<!--/i.test(code)) throw new Error("The start script cannot stand in a page.");
  return code;
}
