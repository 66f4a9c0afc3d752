import { rmSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright";
import { MEASURED_FOLDER } from "../build/folders.ts";
import { findChromium } from "../find-chromium.ts";
import { getFreePort } from "../local-firestore.ts";
import { serveSite } from "../serve.ts";
import { placeAsRendered } from "./placed-page.ts";
import { getSample } from "./sample-course.ts";

const RUNS = 7;
// Slow 4G, as Lighthouse applies it, with a CPU four times slower.
const SLOW = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 };

/** How many times slower the processor is made. */
export const SLOW_CPU = 4;

/** Prints first paint and navigation, each against a comparison in the same run. */
export async function measureBrowser(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    await comparePaint(browser);
    await compareNavigation(browser);
  } finally {
    await browser.close();
  }
}

/** The value in the middle. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A new visitor's page on a slow phone. */
async function openSlow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", SLOW);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  return page;
}

const getFirstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (!entry) return;
          observer.disconnect();
          resolve(entry.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );

/** Gives the first sign of a visitor, at which the scripts come, and waits until they have taken the page over. */
export async function startScripts(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
  await page.waitForSelector("html[data-scripts=ready]");
}

/** Serves a built folder. */
export async function serve(folder: string) {
  return serveSite({ port: await getFreePort(), folder });
}

async function comparePaint(browser: Browser): Promise<void> {
  const folder = placeAsRendered();
  const [ours, placed] = [await serve(MEASURED_FOLDER), await serve(folder)];
  const rows: Record<string, Record<string, string>> = {};
  for (const address of ["/", getSample().address, "/courses"]) {
    const times: Record<string, number[]> = { ours: [], placed: [] };
    for (let run = 0; run < RUNS; run++) {
      for (const [name, site] of Object.entries({ ours, placed })) {
        const page = await openSlow(browser);
        await page.goto(site.url + address);
        times[name]?.push(await getFirstPaint(page));
        await page.context().close();
      }
    }
    const [a, b] = [median(times.ours ?? []), median(times.placed ?? [])];
    rows[address] = {
      "first paint, ms": a.toFixed(0),
      "scripts as React Router places them, ms": b.toFixed(0),
      ratio: `${(a / b).toFixed(2)}x`,
    };
  }
  console.log("Slow 4G, CPU 4x slower");
  console.table(rows);
  await ours.stop();
  await placed.stop();
  rmSync(folder, { recursive: true });
}

async function compareNavigation(browser: Browser): Promise<void> {
  const site = await serve(MEASURED_FOLDER);
  const [loads, moves]: [number[], number[]] = [[], []];
  const { title, address } = getSample();
  const link = `[data-course] a[href="${address}"]`;
  for (let run = 0; run < RUNS; run++) {
    const cold = await openSlow(browser);
    await cold.goto(site.url + address, { waitUntil: "load" });
    loads.push(await getFirstPaint(cold));
    await cold.context().close();
    const page = await openSlow(browser);
    await page.goto(`${site.url}/courses`);
    await startScripts(page);
    await page.locator(link).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await page.waitForLoadState("networkidle");
    moves.push(await timeNavigation(page, link, title));
    await page.context().close();
  }
  const [load, move] = [median(loads), median(moves)];
  console.table({
    "catalogue to course page, ms": move.toFixed(0),
    "full load of the same page until its first paint, ms": load.toFixed(0),
    ratio: `${(move / load).toFixed(2)}x`,
  });
  await site.stop();
}

/** Milliseconds from the press on a link to the frame that shows the next page, timed in the page itself. */
const timeNavigation = (page: Page, link: string, title: string): Promise<number> =>
  page.evaluate(
    ([link, title]) =>
      new Promise((resolve) => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector("h1")?.textContent !== title) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        document.querySelector<HTMLElement>(link)?.click();
      }),
    [link, title] as const,
  );
