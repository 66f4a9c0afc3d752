import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import { serveSite } from "../hosts/serve.ts";
import { findChromium } from "../programs/test-programs.ts";
import { pickCourse } from "../samples/sample-pages.ts";

/** Slow 4G as Lighthouse applies it: milliseconds before an answer, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 204_800 };

/** How many times slower the processor of a slow phone is. */
const SLOW_CPU = 4;

/** Milliseconds after which a wait fails, even on a busy machine. */
const TIMEOUT = 120_000;

/** Built folders by the names of their sites, this one first. */
export type Folders = { "this site": string; [name: string]: string };

/** Lets a new visitor look at a page: with a fast computer, or with a slow phone on slow 4G. */
type Visit = <Result>(speed: "fast" | "slow", look: (page: Page) => Promise<Result>) => Promise<Result>;

/** Address of the course page that is measured. */
export const getSampleCourse = (): string => getCoursePath(pickCourse(loadSiteContent(CONTENT_FOLDER)).slug);

/** Serves built sites and starts a browser for as long as a measurement takes. */
export async function withSites(
  folders: Folders,
  measure: (addresses: Record<string, string>, visit: Visit) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(findChromium());
  const closers: (() => unknown)[] = [() => browser.close()];
  try {
    const addresses: Record<string, string> = {};
    for (const [name, folder] of Object.entries(folders)) {
      const { url, stop } = await serveSite({ port: 0, folder });
      addresses[name] = url;
      closers.push(stop);
    }
    await measure(addresses, async (speed, look) => {
      const isPhone = speed === "slow";
      const viewport = { width: 412, height: 823 };
      const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone });
      context.setDefaultTimeout(TIMEOUT);
      const page = await context.newPage();
      if (isPhone) {
        const devTools = await context.newCDPSession(page);
        await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
        await devTools.send("Network.emulateNetworkConditions", SLOW_4G);
      }
      const result = await look(page);
      await context.close();
      return result;
    });
  } finally {
    for (const close of closers) await close();
  }
}

/** Resolves once the page has asked for nothing, and received nothing, for a second. */
export async function waitForQuiet(page: Page): Promise<void> {
  let changed = performance.now();
  const note = () => {
    changed = performance.now();
  };
  page.on("request", note).on("requestfinished", note);
  while (performance.now() - changed < 1000) await sleep(100);
}
