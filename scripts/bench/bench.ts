import { measureBrowser } from "./browser.ts";
import { measureBuilds } from "./build-time.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureSizes } from "./sizes.ts";

/** Prints what the site weighs, how fast it is in a browser, and how long a build takes (performance bars). */
const PARTS: Record<string, () => void | Promise<void>> = {
  sizes: measureSizes,
  lighthouse: measureLighthouse,
  browser: measureBrowser,
  build: () => measureBuilds([15, 1000, 10_000]),
};

const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  await measure();
}
