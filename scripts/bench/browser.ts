import puppeteer, { type Page, PredefinedNetworkConditions } from "puppeteer-core";
import { getCoursePath } from "#app/content/addresses.ts";
import { pickCourse } from "#app/site/filled-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { findChromium } from "../engines.ts";
import { serveSite } from "../serve.ts";

/** How many times slower the processor of a slow phone is. */
export const SLOW_CPU = 4;

/** Milliseconds after which a busy machine counts as one that fails. */
const TIMEOUT = 120_000;

/** Built folders by the names of their sites, this one first. */
export type Folders = { "this site": string; [name: string]: string };

/** Lets a new visitor look at a page: at full speed, or by slow 4G and with a slow processor. */
type Visit = <Result>(speed: "fast" | "slow", look: (page: Page) => Promise<Result>) => Promise<Result>;

/** Title and address of the course page that is measured. */
export function getSampleCourse(): { title: string; address: string } {
  const { title, slug } = pickCourse(loadSiteContent("content").courses);
  return { title, address: getCoursePath(slug) };
}

/** Serves built sites and starts a browser for as long as a measurement takes. */
export async function withSites(
  folders: Record<string, string>,
  measure: (urls: Record<string, string>, visit: Visit) => Promise<void>,
): Promise<void> {
  const browser = await puppeteer.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const closers: (() => unknown)[] = [() => browser.close()];
  try {
    const urls: Record<string, string> = {};
    for (const [name, folder] of Object.entries(folders)) {
      const { url, stop } = await serveSite({ port: 0, folder });
      urls[name] = url;
      closers.push(stop);
    }
    await measure(urls, async (speed, look) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT);
      await page.setViewport({ width: 412, height: 823 });
      if (speed === "slow") {
        await page.emulateNetworkConditions(PredefinedNetworkConditions["Slow 4G"]);
        await page.emulateCPUThrottling(SLOW_CPU);
      }
      const result = await look(page);
      await context.close();
      return result;
    });
  } finally {
    for (const close of closers) await close();
  }
}
