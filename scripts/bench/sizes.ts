import { globSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { type Folders, getSampleCourse, waitForQuiet, withSites } from "./browser.ts";

/** Prints what a new visitor's browser loads for some pages: before the visitor does anything, and once all is used. */
export async function measureSizes(folders: Folders): Promise<void> {
  const [below = ""] = globSync("dev-toolkit/*.html", { cwd: folders["this site"] }).toSorted();
  const addresses = ["/", "/courses", getSampleCourse().address, "/contact", "/dev-toolkit"];
  const rows: Record<string, Record<string, string>> = {};
  await withSites(folders, async (sites, visit) => {
    for (const address of [...addresses, `/${below.replace(".html", "")}`])
      for (const [name, { fast }] of Object.entries(sites))
        rows[`${address}, ${name}`] = await visit({}, (page) => weighPage(page, fast + address));
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
  const weighType = (type: string) =>
    weigh([...responses.values()].filter((response) => response.request().resourceType() === type));
  const weighAll = async () => `${await weigh([...responses.values()])} (${responses.size})`;
  const first = {
    html: await weighType("document"),
    font: await weighType("font"),
    "before anything is used": await weighAll(),
  };
  await activateAll(page);
  return { ...first, "everything loaded and used": await weighAll() };
}

/** Uses everything on a page: scrolls to its end, opens its tabs and types into its first field. */
async function activateAll(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
  await page.keyboard.press("Tab");
  for (const part of await page.locator("main section, footer").all()) await part.scrollIntoViewIfNeeded();
  for (const tab of await page.locator("[role=tab]").all()) await tab.click();
  for (const field of (await page.locator("main input, main textarea").all()).slice(0, 1))
    await field.pressSequentially("a");
  await waitForQuiet(page);
}

async function weigh(responses: Response[]): Promise<string> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  let bytes = 0;
  for (const response of responses) {
    const body = await response.body();
    // Fonts are compressed already.
    bytes += Math.min(body.length, brotliCompressSync(body, options).length);
  }
  return (bytes / 1024).toFixed(1);
}
