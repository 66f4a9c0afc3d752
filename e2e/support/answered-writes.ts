import type { BrowserContext, Page } from "@playwright/test";
import { STORE_ORIGIN } from "./settings.ts";

/** Pretends that the page was opened ten seconds ago, so that the two-second delay against bots is over. */
export const skipShortestStay = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });

/** Answers each write of the page as if Firestore had stored it. Returns the bodies of the writes so far. */
export async function answerWrites(page: Page): Promise<string[]> {
  await skipShortestStay(page);
  const writes: string[] = [];
  await page.route(`${STORE_ORIGIN}/**`, async (route, request) => {
    writes.push(request.postData() ?? "");
    const commitTime = new Date().toISOString();
    await route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { writeResults: [{ updateTime: commitTime, transformResults: [] }], commitTime },
    });
  });
  return writes;
}
