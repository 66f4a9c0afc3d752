import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { type Folders, getSampleCourse, median, SLOW_CPU, waitForQuiet, withSites } from "./browser.ts";

const RUNS = 9;

/** Milliseconds of a press of a mouse by a hand. */
const PRESS = 80;

/** Milliseconds after which a page that has its heading has painted it. */
const SETTLED = 700;

type Measure = (page: Page, url: string, speed: "slow" | "fast") => Promise<number>;

/** Prints milliseconds until pages are painted, react and follow each other: medians of runs in which the sites take turns. */
export async function measureSpeed(folders: Folders): Promise<void> {
  const course = getSampleCourse();
  const measures: Record<string, Measure> = {
    "first paint of /": (page, url) => timePaint(page, url),
    "first paint of /courses": (page, url) => timePaint(page, `${url}/courses`),
    [`first paint of ${course.address}`]: (page, url) => timePaint(page, url + course.address),
    "a tab works": (page, url) => timeTab(page, url + course.address),
    "catalogue to course page": (page, url, speed) => timeNavigation(page, url, speed, course),
  };
  await withSites(folders, async (sites, visit) => {
    for (const speed of ["slow", "fast"] as const) {
      const rows: Record<string, Record<string, string>> = {};
      for (const [name, measure] of Object.entries(measures)) {
        const times: Record<string, number[]> = {};
        for (let run = 0; run < RUNS; run++)
          for (const [site, url] of Object.entries(sites)) {
            const time = await visit(speed, (page) => measure(page, url, speed));
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
  return getFirstPaint(page);
}

const getFirstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (entry) resolve(entry.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );

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

/**
 * From the click or tap on a course in the catalogue to the frame that shows its page, in the same document or in another. The
 * pointer comes with the click: Chromium shows no prerendered page while Playwright is attached.
 */
async function timeNavigation(
  page: Page,
  url: string,
  speed: "slow" | "fast",
  course: { title: string; address: string },
): Promise<number> {
  await page.goto(`${url}/courses`);
  await waitForQuiet(page);
  // A site that loads its scripts when its visitor acts has them before the click.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
  const link = page.locator(`[data-course] a[href="${course.address}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await waitForQuiet(page);
  await page.evaluate((title) => {
    const note = (name: string, time: number) =>
      localStorage.setItem(name, String(performance.timeOrigin + time));
    const look = () =>
      document.querySelector("h1")?.textContent === title
        ? setTimeout(() => note("shown", performance.now()))
        : requestAnimationFrame(look);
    const start = ({ timeStamp }: Event) => {
      note("clicked", timeStamp);
      look();
    };
    addEventListener("click", start, { capture: true });
  }, course.title);
  await (speed === "slow" ? link.tap() : link.click({ delay: PRESS }));
  await page.getByRole("heading", { level: 1, name: course.title, exact: true }).waitFor();
  await sleep(SETTLED);
  const painted = await getFirstPaint(page);
  // The first paint of another document.
  return page.evaluate(
    (painted) =>
      Number(localStorage.shown ?? performance.timeOrigin + painted) - Number(localStorage.clicked),
    painted,
  );
}
