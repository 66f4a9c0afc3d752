import { rmSync } from "node:fs";
import path from "node:path";
import { createBuilder } from "vite";
import { NEXT_SITE } from "./folders.ts";

/** What the bundler has cost, in milliseconds of processor time. */
export type BundlerAnswer = { milliseconds: number };

/**
 * A program of its own, whose memory is given back when it ends: has React Router build the scripts, the styles and
 * the program that renders pages, and renders none (`vite.config.ts`).
 */
async function makeBundle(): Promise<void> {
  const font = new Promise((resolve) => process.once("message", resolve));
  // Nobody waits for the bundle of a build that has ended.
  process.once("disconnect", () => process.exit(1));
  const builder = await createBuilder({ mode: "production", logLevel: "warn" });
  await font;
  await builder.buildApp();
  rmSync(path.join(NEXT_SITE, ".vite"), { recursive: true, force: true });
  const { user, system } = process.cpuUsage();
  process.send?.({ milliseconds: (user + system) / 1000 } satisfies BundlerAnswer, () => process.exit(0));
}

process.env.BUNDLE_ONLY = "1";
try {
  await makeBundle();
} catch (error) {
  console.error(error);
  process.exit(1);
}
