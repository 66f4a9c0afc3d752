import { expect, type Page } from "@playwright/test";
import { content, findCourses, holdFiles, hydrate, open, SCRIPTS, test } from "../support/site.ts";

const TOTAL = content.courses.length;
const rows = (page: Page) => page.locator("[data-course]:visible");

/** Whether the board was visible, from its first frame on. */
async function watchBoard(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const board = document.querySelector(".board");
      if (board) seen.push(board.checkVisibility({ visibilityProperty: true }));
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as typeof window & { seen: boolean[] }).seen);
}

for (const query of ["gclid=1", "utm_source=x#top", "search=", "search=%20", "level=All&track=nonsense"])
  test(`shows all courses at once, and loads nothing, for ?${query}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => void (SCRIPTS.test(request.url()) && scripts.push(request.url())));
    const readSeen = await watchBoard(page);
    await page.goto(`/courses?${query}`, { waitUntil: "networkidle" });
    expect(await readSeen()).not.toContain(false);
    await expect(rows(page)).toHaveCount(TOTAL);
    expect(scripts).toEqual([]);
  });

test("hides the courses until the filter of the address has loaded", async ({ page }) => {
  const readSeen = await watchBoard(page);
  await open(page, "/courses?level=Advanced");
  const [first] = await readSeen();
  expect(first).toBe(false);
  await expect(rows(page)).toHaveCount(content.courses.filter(({ level }) => level === "Advanced").length);
});

test("shows all courses again while the filter of the address does not load", async ({ page }) => {
  await holdFiles(page, SCRIPTS);
  await page.goto("/courses?search=java");
  await expect(rows(page)).toHaveCount(TOTAL);
});

test("keeps the parameters of others in the address", async ({ page }) => {
  await open(page, "/courses?utm_source=x&level=Beginner&gclid=1");
  await page.getByRole("searchbox").fill("java");
  await expect(page).toHaveURL("/courses?utm_source=x&level=Beginner&gclid=1&search=java");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/courses?utm_source=x&gclid=1");
});

test("keeps what is typed before the filter of the address has loaded", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/courses?search=java&level=Beginner");
  await page.getByRole("searchbox").fill("sql");
  release();
  await hydrate(page);
  await expect(page.getByRole("searchbox")).toHaveValue("sql");
  await expect(page).toHaveURL("/courses?search=sql&level=Beginner");
  await expect(rows(page)).toHaveCount(findCourses("sql", "Beginner").length);
});
