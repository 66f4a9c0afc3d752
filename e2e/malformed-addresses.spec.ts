import { expect, type Page } from "@playwright/test";
import { COURSE_PATH, content, open, test } from "./site.ts";

/** Ends of addresses that no page of ours has written. */
const HASHES = ["#%E0%A4%A", "#50%", "#__proto__", `#${encodeURIComponent('"]<img src=x>')}`];
const QUERIES = [
  "?%",
  `?level=__proto__&track=constructor&group=xyz${"&search=".repeat(500)}`,
  "?search=%ED%A0%80&level=%ff",
];

/** Opens an address anew, and expects a whole page. */
async function openAt(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await open(page, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}

test("the catalogue takes unknown choices of a malformed address for 'All'", async ({ page }) => {
  for (const query of QUERIES) {
    await openAt(page, `/courses${query}#50%`);
    const shown = query.includes("search=%") ? 0 : content.courses.length;
    await expect(page.locator("[data-course]:visible")).toHaveCount(shown);
  }
});

test("the toolkit takes unknown choices of a malformed address for all", async ({ page }) => {
  const all = page.getByRole("status").filter({ hasText: /Showing (\d+) of \1 prompts/ });
  for (const end of [`${QUERIES[1]}#__proto__`, `?group=xyz&group=review&search=#a=b&c%${HASHES[0]}`]) {
    await openAt(page, `/dev-toolkit${end}`);
    await expect(all).toBeVisible();
    await page.getByRole("searchbox", { name: "Search the prompts" }).fill("no such prompt");
    await expect(all).toHaveCount(0);
  }
});

test("a course works at a malformed address", async ({ page }) => {
  for (const hash of HASHES) {
    await openAt(page, `${COURSE_PATH}${QUERIES[0]}${hash}`);
    await page.getByRole("tab", { name: "Projects" }).click();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  }
});
