import type { Page } from "@playwright/test";
import { type Folders, getSampleCourse, withSites } from "./browser.ts";

const RUNS = 9;

/** Prints milliseconds until a slow phone paints a course page. In each run the sites take turns. */
export async function measureSpeed(folders: Folders): Promise<void> {
  const course = getSampleCourse();
  const times = new Map(Object.keys(folders).map((site): [string, number[]] => [site, []]));
  await withSites(folders, async (sites, visit) => {
    for (let run = 0; run < RUNS; run++)
      for (const [site, url] of Object.entries(sites))
        times.get(site)?.push(await visit("slow", (page) => timePaint(page, url + course)));
  });
  const rows = Array.from(times, ([site, all]) => {
    const sorted = all.toSorted((a, b) => a - b).map(Math.round);
    return { site, median: sorted[(RUNS - 1) / 2], fastest: sorted[0], slowest: sorted.at(-1) };
  });
  console.log(`First paint of ${course} on a phone on slow 4G, in ms`);
  console.table(rows);
}

/** From the request of a page to its first paint. */
async function timePaint(page: Page, url: string): Promise<number> {
  await page.goto(url);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (entry) resolve(entry.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
}
