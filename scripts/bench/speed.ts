import type { Page } from "@playwright/test";
import { type Folders, getSampleCourse, median, SLOW_CPU, withSites } from "./browser.ts";

const RUNS = 9;

type Measure = (page: Page, url: string) => Promise<number>;

/** Prints milliseconds until a course page is painted and reacts: medians of runs in which the sites take turns. */
export async function measureSpeed(folders: Folders): Promise<void> {
  const course = getSampleCourse();
  const measures: Record<string, Measure> = {
    [`first paint of ${course}`]: (page, url) => timePaint(page, url + course),
    "a tab works": (page, url) => timeTab(page, url + course),
  };
  await withSites(folders, async (sites, visit) => {
    for (const speed of ["slow", "fast"] as const) {
      const rows: Record<string, Record<string, string>> = {};
      for (const [name, measure] of Object.entries(measures)) {
        const times: Record<string, number[]> = {};
        for (let run = 0; run < RUNS; run++)
          for (const [site, url] of Object.entries(sites)) {
            const time = await visit(speed, (page) => measure(page, url));
            times[site] = [...(times[site] ?? []), time];
          }
        rows[name] = formatRow(times);
      }
      console.log(speed === "slow" ? `A phone on slow 4G, CPU ${SLOW_CPU}x slower` : "A fast computer");
      console.table(rows);
    }
  });
}

/** Median, fastest and slowest of each site, and how long the first site takes compared with the others. */
function formatRow(times: Record<string, number[]>): Record<string, string> {
  const [[, first = []] = [], ...others] = Object.entries(times);
  const format = (all: number[]) =>
    `${median(all).toFixed(0)} (${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)})`;
  return {
    ...Object.fromEntries(Object.entries(times).map(([site, all]) => [`${site}, ms`, format(all)])),
    ...Object.fromEntries(
      others.map(([site, all]) => [`to ${site}`, `${(median(first) / median(all)).toFixed(2)}x`]),
    ),
  };
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

/** From the request of a course page to the frame that shows the panel of a tab, which is pressed in every frame until then. */
async function timeTab(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const press = () => {
      const tab = document.querySelectorAll<HTMLElement>("[role=tab]")[1];
      const panel = document.getElementById(tab?.getAttribute("aria-controls") ?? "");
      if ([...(panel?.querySelectorAll("*") ?? [])].some((part) => part.checkVisibility()))
        return setTimeout(() => Object.assign(window, { tabTime: performance.now() }));
      tab?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      tab?.click();
      return requestAnimationFrame(press);
    };
    press();
  });
  await page.goto(url);
  const time = await page.waitForFunction(() => (window as { tabTime?: number }).tabTime, null, {
    polling: 100,
  });
  return (await time.jsonValue()) ?? Number.NaN;
}
