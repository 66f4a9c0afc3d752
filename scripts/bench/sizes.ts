import { globSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { HTTPResponse, Page } from "puppeteer-core";
import { type Folders, getSampleCourse, withSites } from "./browser.ts";

/** Prints what a new visitor's browser loads for some pages: before the first sign of the visitor, and once all is used. */
export async function measureSizes(folders: Folders): Promise<void> {
  const [below = ""] = globSync("dev-toolkit/*.html", { cwd: folders["this site"] }).toSorted();
  const addresses = ["/", "/courses", getSampleCourse().address, "/contact", "/dev-toolkit"];
  const rows: Record<string, Record<string, string>> = {};
  await withSites(folders, async (sites, visit) => {
    for (const address of [...addresses, `/${below.replace(".html", "")}`])
      for (const [name, { fast }] of Object.entries(sites))
        rows[`${address}, ${name}`] = await visit(1, (page) => weighPage(page, fast + address));
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
  const listType = (type: string) =>
    responses.filter((response) => response.request().resourceType() === type);
  const first = {
    html: await weigh(listType("document")),
    font: await weigh(listType("font")),
    "before the first sign": `${await weigh(responses)} (${responses.length})`,
  };
  await turnToAll(page);
  return { ...first, "everything loaded and used": `${await weigh(responses)} (${responses.length})` };
}

/** Turns to everything on a page: scrolls to its end, opens its tabs and types into its first field. */
async function turnToAll(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
  await page.keyboard.press("Tab");
  for (const part of await page.$$("main section, footer")) await part.scrollIntoView();
  for (const tab of await page.$$("[role=tab]")) await tab.click();
  const field = await page.$("main input, main textarea");
  await field?.type("a");
  await page.waitForNetworkIdle();
}

async function weigh(responses: HTTPResponse[]): Promise<string> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  let bytes = 0;
  for (const response of responses) {
    const body = await response.buffer();
    // Fonts are compressed already.
    bytes += Math.min(body.length, brotliCompressSync(body, options).length);
  }
  return (bytes / 1024).toFixed(1);
}
