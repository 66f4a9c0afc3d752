import type { Page } from "@playwright/test";
import { PROXY_HOST } from "./built-site.ts";

/** The origin of the store that the built pages name. */
export const STORE_ORIGIN = `http://${PROXY_HOST}`;

/** Answers each write of the page as Firestore does that has stored it. Gives the bodies of the writes so far. */
export async function answerWrites(page: Page): Promise<string[]> {
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
