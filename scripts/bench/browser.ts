import { connect, createServer } from "node:net";
import puppeteer, { type Page } from "puppeteer-core";
import { getCoursePath } from "#app/content/addresses.ts";
import { pickCourse } from "#app/site/filled-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { findChromium } from "../find-chromium.ts";
import { getFreePort } from "../local-firestore.ts";
import { serveSite } from "../serve.ts";

/** Slow 4G as Lighthouse simulates it: milliseconds before an answer, and bytes a millisecond. */
const SLOW_4G = { latency: 150, rate: 204.8 };

/** How many times slower the processor of a slow phone is. */
export const SLOW_CPU = 4;

/** Bytes that a slow connection delivers at once. */
const PACKET = 1460;

/** A site that is served twice: at full speed, and over slow 4G. */
export type Site = { fast: string; slow: string };

/** Opens a page for a new visitor. */
export type OpenPage = <Result>(
  cpuSlowdown: number,
  visit: (page: Page) => Promise<Result>,
) => Promise<Result>;

/** Title and address of the course page that is measured. */
export function getSampleCourse(): { title: string; address: string } {
  const { title, slug } = pickCourse(loadSiteContent("content").courses);
  return { title, address: getCoursePath(slug) };
}

/** The value in the middle. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Serves built sites and starts a browser for as long as a measurement takes. */
export async function withSites(
  folders: Record<string, string>,
  measure: (sites: Record<string, Site>, openPage: OpenPage) => Promise<void>,
): Promise<void> {
  const browser = await puppeteer.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const closers: (() => unknown)[] = [() => browser.close()];
  try {
    const sites: Record<string, Site> = {};
    for (const [name, folder] of Object.entries(folders)) {
      const { url, stop } = await serveSite({ port: await getFreePort(), folder });
      const slow = await startSlowProxy(Number(new URL(url).port));
      sites[name] = { fast: url, slow: slow.url };
      closers.push(slow.stop, stop);
    }
    await measure(sites, async (cpuSlowdown, visit) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 412, height: 823 });
      await page.emulateCPUThrottling(cpuSlowdown);
      const result = await visit(page);
      await context.close();
      return result;
    });
  } finally {
    for (const close of closers) await close();
  }
}

/** A proxy over slow 4G. DevTools' own throttling does not reach prerendered pages. */
async function startSlowProxy(target: number): Promise<{ url: string; stop: () => void }> {
  let idleAt = 0;
  const proxy = createServer((client) => {
    const origin = connect(target, "127.0.0.1");
    client.pipe(origin);
    // Connections share the bandwidth: a packet waits for those before it.
    const send = (packet: Buffer) => {
      idleAt = Math.max(idleAt, performance.now() + SLOW_4G.latency) + packet.length / SLOW_4G.rate;
      setTimeout(() => client.write(packet), idleAt - performance.now());
    };
    origin.on("data", (data: Buffer) => {
      for (let at = 0; at < data.length; at += PACKET) send(data.subarray(at, at + PACKET));
    });
    for (const [socket, other] of [
      [client, origin],
      [origin, client],
    ] as const) {
      // A visitor who leaves resets the connection.
      socket.on("error", () => other.destroy());
      socket.on("close", () => other.destroySoon());
    }
  });
  const port = await getFreePort();
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => proxy.close() };
}
