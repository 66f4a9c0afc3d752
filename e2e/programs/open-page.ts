import { expect, type Page } from "@playwright/test";
import { content, hydrated } from "../site.ts";
import { STORE } from "./built-copy.ts";

/** Counts the documents that are loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => void (request.isNavigationRequest() && loads++));
  return () => loads;
}

/** Forgets what the browser has kept, as after some time. */
export async function clearCache(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
}

/** A link of the footer. */
export const link = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]`);

/** The page of today, whole and taken over by its scripts. */
export async function expectToday(page: Page): Promise<void> {
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
}

/** Answers messages in the place of the store; gives what was sent. */
export async function answerMessages(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route(`http://${STORE}/**`, async (route, request) => {
    sent.push(request.postData() ?? "");
    const commitTime = new Date().toISOString();
    await route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { writeResults: [{ updateTime: commitTime, transformResults: [] }], commitTime },
    });
  });
  return sent;
}
