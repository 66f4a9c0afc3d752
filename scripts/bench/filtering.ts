import path from "node:path";
import { type Browser, chromium } from "playwright";
import { findChromium } from "../find-chromium.ts";
import { median, SLOW_CPU, serve, startScripts } from "./browser.ts";
import type { MadeUpSite } from "./made-up-site.ts";

/** Prints what a keystroke in the search boxes takes on sites of several sizes; it asks the network nothing. */
export async function measureFiltering(sites: MadeUpSite[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const rows: Record<string, Record<string, string>> = {};
  try {
    for (const { courses, folder } of sites) {
      const site = await serve(path.join(folder, "build/client"));
      for (const address of ["/courses", "/dev-toolkit"]) {
        const times = await timeKeystrokes(browser, site.url + address);
        rows[`${address}, ${courses} courses`] = {
          "keystroke to paint, median ms": median(times).toFixed(1),
          "longest, ms": Math.max(...times).toFixed(1),
        };
      }
      await site.stop();
    }
  } finally {
    await browser.close();
  }
  console.log("CPU 4x slower");
  console.table(rows);
}

/** Milliseconds from each keystroke of a word in the search box to the frame that shows its effect. */
async function timeKeystrokes(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(address);
  await startScripts(page);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  await page.getByRole("searchbox").focus();
  const times: number[] = [];
  for (const letter of "review code") {
    await page.evaluate(() => {
      Object.assign(window, { taken: undefined });
      const onInput = () => {
        const start = performance.now();
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { taken: performance.now() - start })),
        );
      };
      addEventListener("beforeinput", onInput, { once: true, capture: true });
    });
    await page.keyboard.type(letter);
    await page.waitForFunction(() => (window as { taken?: number }).taken !== undefined);
    times.push(await page.evaluate(() => (window as { taken?: number }).taken ?? 0));
  }
  await context.close();
  return times;
}
