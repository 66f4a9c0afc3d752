import type { Page } from "puppeteer-core";
import { type Folders, getSampleCourse, SLOW_CPU, withSites } from "./browser.ts";

const RUNS = 9;

type Measure = (page: Page, url: string) => Promise<number>;

/** Prints milliseconds until pages are painted and react: medians of runs in which the sites take turns. */
export async function measureSpeed(folders: Folders): Promise<void> {
  const course = getSampleCourse();
  const measures: Record<string, Measure> = {
    "a tab works": (page, url) => timeTab(page, url + course.address),
  };
  for (const address of ["/", "/courses", course.address])
    measures[`first paint of ${address}`] = (page, url) => timePaint(page, url + address);
  await withSites(folders, async (urls, visit) => {
    for (const speed of ["slow", "fast"] as const) {
      const rows: Record<string, Record<string, string>> = {};
      for (const [name, measure] of Object.entries(measures)) {
        const times: Record<string, number[]> = {};
        for (let run = 0; run < RUNS; run++)
          for (const [site, url] of Object.entries(urls))
            times[site] = [...(times[site] ?? []), await visit(speed, (page) => measure(page, url))];
        rows[name] = Object.fromEntries(
          Object.entries(times).map(([site, all]) => [`${site}, ms`, formatTimes(all)]),
        );
      }
      console.log(speed === "slow" ? `Slow 4G, CPU ${SLOW_CPU}x slower` : "Fast");
      console.table(rows);
    }
  });
}

/** Median, fastest and slowest. */
function formatTimes(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map((time) => time.toFixed(0));
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
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
  await page.evaluateOnNewDocument(() => {
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
  const time = await page.waitForFunction("window.tabTime", { polling: 100 });
  return (await time.jsonValue()) as number;
}
