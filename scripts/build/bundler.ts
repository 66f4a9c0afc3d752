import { rmSync } from "node:fs";
import path from "node:path";
import { createBuilder, type Plugin } from "vite";
import { keepPageScripts } from "../finish/page-scripts.ts";
import { NEXT_SITE } from "./folders.ts";

/** What the bundler has cost: processor time, and its most memory. */
export type BundlerAnswer = { milliseconds: number; kilobytes: number };

/**
 * A program of its own, whose memory is given back when it ends: has React Router build the scripts, the styles and
 * the program that renders pages, and renders none (`vite.config.ts`).
 */
async function makeBundle(): Promise<void> {
  const font = new Promise((resolve) => process.once("message", resolve));
  // Nobody waits for the bundle of a build that has ended.
  process.once("disconnect", () => process.exit(1));
  // Bundling the configuration, which Node reads as it is, would take a tenth of the time.
  const builder = await createBuilder({
    mode: "production",
    logLevel: "warn",
    configLoader: "native",
    plugins: [waitFor(font)],
  });
  const [, , sources = ""] = process.argv;
  // Made for the pages to come, where the bundler is loaded.
  await Promise.all([builder.buildApp(), keepPageScripts(sources)]);
  rmSync(path.join(NEXT_SITE, ".vite"), { recursive: true, force: true });
  const { user, system } = process.cpuUsage();
  const answer: BundlerAnswer = {
    milliseconds: (user + system) / 1000,
    kilobytes: process.resourceUsage().maxRSS,
  };
  process.send?.(answer, () => process.exit(0));
}

/** Everything but what names the font is read while it is being cut. */
const waitFor = (font: Promise<unknown>): Plugin => ({
  name: "wait-for-font",
  enforce: "pre",
  load: {
    filter: { id: /\.(css|woff2)(\?|$)/ },
    async handler() {
      await font;
    },
  },
});

process.env.BUNDLE_ONLY = "1";
try {
  await makeBundle();
} catch (error) {
  console.error(error);
  process.exit(1);
}
