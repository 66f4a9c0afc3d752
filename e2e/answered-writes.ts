import type { Page } from "@playwright/test";

/** The origin of the store that the built pages name. */
export const STORE_ORIGIN = `http://127.0.0.1:${process.env.STORE_PROXY_PORT}`;

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
