import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { pickCourse } from "../sample-course.ts";
import { serveSite } from "../serve.ts";
import { findChromium } from "../test-programs.ts";

/** Slow 4G as Lighthouse applies it: milliseconds before an answer, bytes a millisecond, and bytes that arrive at once. */
const SLOW_4G = { latency: 150, rate: 204.8, packet: 1460 };

/** How many times slower the processor of a slow phone is. */
export const SLOW_CPU = 4;

/** Milliseconds after which a busy machine counts as one that fails. */
const TIMEOUT = 120_000;

/** Built folders by the names of their sites, this one first. */
export type Folders = { "this site": string; [name: string]: string };

/** The addresses of a site: at full speed, and over slow 4G. */
type Site = { fast: string; slow: string };

/** What a visitor comes with: a processor that many times slower, and a finger instead of a pointer. */
type Visitor = { cpuSlowdown?: number; isPhone?: boolean };

/** Lets a new visitor look at a page. */
type Visit = <Result>(visitor: Visitor, look: (page: Page) => Promise<Result>) => Promise<Result>;

/** Title and address of the course page that is measured. */
export function getSampleCourse(): { title: string; address: string } {
  const { title, slug } = pickCourse(loadSiteContent("content"));
  return { title, address: getCoursePath(slug) };
}

/** The value in the middle. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Serves built sites and starts a browser for as long as a measurement takes. */
export async function withSites(
  folders: Record<string, string>,
  measure: (sites: Record<string, Site>, visit: Visit) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ ...findChromium(), args: ["--no-sandbox"] });
  const closers: (() => unknown)[] = [() => browser.close()];
  try {
    const sites: Record<string, Site> = {};
    for (const [name, folder] of Object.entries(folders)) {
      const { url, stop } = await serveSite({ port: 0, folder });
      const proxy = await startSlowProxy(Number(new URL(url).port));
      sites[name] = { fast: url, slow: proxy.url };
      closers.push(proxy.stop, stop);
    }
    await measure(sites, async ({ cpuSlowdown = 1, isPhone = false }, look) => {
      const viewport = { width: 412, height: 823 };
      const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone });
      context.setDefaultTimeout(TIMEOUT);
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
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

/** A proxy with the delays of slow 4G. DevTools' own throttling does not reach prerendered pages. */
async function startSlowProxy(target: number): Promise<{ url: string; stop: () => void }> {
  let idleAt = 0;
  const proxy = createServer((client) => {
    const origin = connect(target, "127.0.0.1");
    client.pipe(origin);
    origin.on("data", (data: Buffer) => {
      for (let at = 0; at < data.length; at += SLOW_4G.packet) {
        const packet = data.subarray(at, at + SLOW_4G.packet);
        // Connections share the bandwidth: a packet waits for those before it.
        idleAt = Math.max(idleAt, performance.now() + SLOW_4G.latency) + packet.length / SLOW_4G.rate;
        setTimeout(() => client.write(packet), idleAt - performance.now());
      }
    });
    // A visitor who leaves resets the connection; a server that closes it has packets on the way.
    client.on("error", () => origin.destroy());
    origin.on("error", () => client.destroy());
    origin.on("end", () => setTimeout(() => client.end(), Math.max(0, idleAt - performance.now())));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => proxy.close() };
}
