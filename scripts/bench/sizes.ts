import type { Page, Response } from "@playwright/test";
import { compress } from "../hosts/delivery.ts";
import { type Folders, getSampleCourse, waitForQuiet, withSites } from "./browser.ts";

/** Prints what a new visitor's browser loads for some pages before the visitor does anything. */
export async function measureSizes(folders: Folders): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  await withSites(folders, async (sites, visit) => {
    for (const address of ["/", "/courses", getSampleCourse(), "/contact", "/dev-toolkit"])
      for (const [name, url] of Object.entries(sites))
        rows[`${address}, ${name}`] = await visit("fast", (page) => weighPage(page, url + address));
  });
  console.log("KiB, brotli -5 (requests)");
  console.table(rows);
}

async function weighPage(page: Page, url: string): Promise<Record<string, string>> {
  // What is asked for again comes from the cache.
  const responses = new Map<string, Response>();
  page.on("response", (response) => {
    if (!responses.has(response.url())) responses.set(response.url(), response);
  });
  await page.goto(url);
  await waitForQuiet(page);
  const all = [...responses.values()];
  const weighType = (type: string) =>
    weigh(all.filter((response) => response.request().resourceType() === type));
  return {
    html: await weighType("document"),
    font: await weighType("font"),
    all: `${await weigh(all)} (${all.length})`,
  };
}

async function weigh(responses: Response[]): Promise<string> {
  let bytes = 0;
  for (const response of responses) {
    const body = await response.body();
    // Fonts are compressed already.
    bytes += Math.min(body.length, compress(body).length);
  }
  return (bytes / 1024).toFixed(1);
}
