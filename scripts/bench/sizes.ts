import { globSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { HTTPResponse, Page } from "puppeteer-core";
import { getSampleCourse, withSites } from "./browser.ts";

type Weight = { html: number; font: number; all: number; requests: number };

/** Prints what a new visitor's browser loads for some pages, before the first sign of the visitor and when all is used. */
export async function measureSizes(folders: Record<string, string>): Promise<void> {
  const [below = ""] = globSync("dev-toolkit/*.html", { cwd: folders["this site"] ?? "" }).toSorted();
  const addresses = ["/", "/courses", getSampleCourse().address, "/contact", "/dev-toolkit"];
  const rows: Record<string, Record<string, string>> = {};
  await withSites(folders, async (sites, openPage) => {
    for (const address of [...addresses, `/${below.replace(".html", "")}`])
      for (const [name, { fast }] of Object.entries(sites))
        rows[`${address}, ${name}`] = await openPage(1, (page) => weighPage(page, fast + address));
  });
  console.log("KiB, brotli -5 (requests)");
  console.table(rows);
}

async function weighPage(page: Page, url: string): Promise<Record<string, string>> {
  const responses: HTTPResponse[] = [];
  page.on("response", (response) => {
    if (!response.fromCache()) responses.push(response);
  });
  await page.goto(url, { waitUntil: "networkidle0" });
  const before = await weigh(responses);
  await turnToAll(page);
  const after = await weigh(responses);
  const format = (bytes: number) => (bytes / 1024).toFixed(1);
  return {
    html: format(before.html),
    font: format(before.font),
    "before the first sign": `${format(before.all)} (${before.requests})`,
    "everything loaded and used": `${format(after.all)} (${after.requests})`,
  };
}

/** Turns to everything on a page: scrolls to its end, opens its tabs and types into its first field. */
async function turnToAll(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
  await page.keyboard.press("Tab");
  for (const element of await page.$$("main section, footer")) await element.scrollIntoView();
  for (const tab of await page.$$("[role=tab]")) await tab.click();
  const field = await page.$("main input, main textarea");
  await field?.type("a");
  await page.waitForNetworkIdle();
}

async function weigh(responses: HTTPResponse[]): Promise<Weight> {
  const weight: Weight = { html: 0, font: 0, all: 0, requests: responses.length };
  for (const response of responses) {
    const body = await response.buffer();
    const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    // Fonts and pictures are compressed already.
    const bytes = Math.min(body.length, packed.length);
    weight.all += bytes;
    if (response.request().resourceType() === "document") weight.html += bytes;
    if (response.request().resourceType() === "font") weight.font += bytes;
  }
  return weight;
}
