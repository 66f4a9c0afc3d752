import { rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type Folders, median, SLOW_CPU, waitForQuiet, withSites } from "./browser.ts";
import { buildTimed } from "./build-times.ts";
import { makeSite } from "./synthetic-site.ts";

const WORD = "review code";

/** Milliseconds between letters, and what Event Timing reports at least. */
const PAUSE = 400;
const SHORTEST = 16;

/** Prints how long a letter in the catalogue's search takes until its effect is painted, in this site and with many courses. */
export async function measureFilter(folders: Folders): Promise<void> {
  const made = makeSite(1000);
  try {
    buildTimed(made);
    const sites = { ...folders, "1,000 courses": path.join(made, "build/client") };
    const rows: Record<string, Record<string, number>> = {};
    await withSites(sites, async (served, visit) => {
      for (const [name, url] of Object.entries(served)) {
        const times = await visit("slow", (page) => timeLetters(page, `${url}/courses`));
        rows[name] = { "median, ms": median(times), "longest, ms": Math.max(...times) };
      }
    });
    console.log(`Keystroke to paint in steps of 8 ms, a phone on slow 4G, CPU ${SLOW_CPU}x slower`);
    console.table(rows);
  } finally {
    rmSync(made, { recursive: true });
  }
}

async function timeLetters(page: Page, url: string): Promise<number[]> {
  await page.goto(url);
  // The first letter, and what loads with it, is not measured.
  await page.locator("input[type=search]").pressSequentially("a");
  await waitForQuiet(page);
  await page.keyboard.press("Backspace");
  await page.evaluate(() => {
    const times: number[] = [];
    const start = performance.now();
    const options = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      const letters = list.getEntriesByName("keydown").filter(({ startTime }) => startTime > start);
      times.push(...letters.map(({ duration }) => duration));
    }).observe(options);
    Object.assign(window, { times });
  });
  await page.keyboard.type(WORD, { delay: PAUSE });
  const times = (await page.evaluate("times")) as number[];
  // Shorter ones are not reported.
  return [...times, ...Array<number>(WORD.length - times.length).fill(SHORTEST)];
}
