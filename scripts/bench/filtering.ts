import path from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { MEASURED_FOLDER } from "../build/folders.ts";
import { findChromium } from "../find-chromium.ts";
import { median, SLOW_CPU, serve, startScripts } from "./browser.ts";
import type { MadeUpSite } from "./made-up-site.ts";

/** What a keystroke has cost, in milliseconds. */
type Keystroke = { paint: number; work: number };

/** A search box with nothing around: what the browser itself needs for a letter. */
const EMPTY_PAGE = "<!doctype html><title>Empty</title><input type=search>";

/**
 * Prints what a keystroke in the search boxes takes on sites of several sizes; it asks the network nothing. Time to paint
 * is that of Event Timing, in steps of 8 ms, and holds the wait for a frame (up to 16.7 ms); work is what the page's
 * thread has done from the letter on: scripts, style, layout and paint, not slowed down.
 */
export async function measureFiltering(sites: MadeUpSite[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const rows: Record<string, Record<string, string>> = {};
  try {
    rows["an empty page"] = formatRow(await timeKeystrokes(browser, (page) => page.setContent(EMPTY_PAGE)));
    for (const { courses, folder } of sites) {
      const site = await serve(path.join(folder, MEASURED_FOLDER));
      for (const address of ["/courses", "/dev-toolkit"])
        rows[`${address}, ${courses} courses`] = formatRow(
          await timeKeystrokes(browser, async (page) => {
            await page.goto(site.url + address);
            await startScripts(page);
          }),
        );
      await site.stop();
    }
  } finally {
    await browser.close();
  }
  console.log(`Time to paint: CPU ${SLOW_CPU}x slower; work: as it is`);
  console.table(rows);
}

const formatRow = (strokes: Keystroke[]): Record<string, string> => ({
  "keystroke to paint, median ms": median(strokes.map(({ paint }) => paint)).toFixed(0),
  "longest, ms": Math.max(...strokes.map(({ paint }) => paint)).toFixed(0),
  "work, median ms": median(strokes.map(({ work }) => work)).toFixed(1),
});

/** Types a word twice, letter by letter: once on a slow processor for the time, once for the work. */
async function timeKeystrokes(browser: Browser, show: (page: Page) => Promise<void>): Promise<Keystroke[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await show(page);
  const client = await context.newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const paints = await typeWord(page, client, SLOW_CPU, () => getPaintTime(page));
  await page.getByRole("searchbox").fill("");
  let before = await getWork(client);
  const works = await typeWord(page, client, 1, async () => {
    await getPaintTime(page);
    const [last, now] = [before, await getWork(client)];
    before = now;
    return now - last;
  });
  await context.close();
  return paints.map((paint, index) => ({ paint, work: works[index] ?? 0 }));
}

async function typeWord(page: Page, client: CDPSession, rate: number, measure: () => Promise<number>) {
  await client.send("Emulation.setCPUThrottlingRate", { rate });
  await page.getByRole("searchbox").focus();
  const values: number[] = [];
  for (const letter of "review code") {
    await page.evaluate(() => {
      const taken = new Promise((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [event] = list.getEntriesByName("keydown");
          if (!event) return;
          observer.disconnect();
          resolve(event.duration);
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
        // What takes less than 16 ms is not reported.
        setTimeout(() => resolve(16), 1500);
      });
      Object.assign(window, { taken });
    });
    await page.keyboard.type(letter);
    values.push(await measure());
  }
  return values;
}

/** Milliseconds from the letter to the frame that shows its effect. */
const getPaintTime = (page: Page) =>
  page.evaluate(() => (window as unknown as { taken: Promise<number> }).taken);

/** Milliseconds that the thread of the page has worked until now. */
async function getWork(client: CDPSession): Promise<number> {
  const { metrics } = await client.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
