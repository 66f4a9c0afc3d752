import { expect, type Page } from "@playwright/test";
import { blockStorage, holdFiles, SCRIPTS, test } from "../site.ts";
import { copy, DAYS, first, firstDay, mark, openRoadmap, phases, tick } from "./parts.ts";

const { calendar } = copy.roadmap;
const NEXT_YEAR = new Date().getFullYear() + 1;

/** How many days are reported as done. */
const expectDone = (page: Page, days: number) =>
  expect(page.locator("#roadmap").getByRole("status").first()).toHaveText(
    `${days} of ${DAYS.length} ${copy.roadmap.progress}`,
  );

test("ticks stay in this browser, and follow in another tab", async ({ page, context }) => {
  await page.goto("/dev-toolkit#day-1");
  const other = await context.newPage();
  await other.goto("/dev-toolkit#day-2");
  await tick(other, 2).check();
  for (const day of [1, 3]) await tick(page, day).check();
  for (const tab of [page, other]) await expectDone(tab, 3);
  await other.close();
  await page.reload();
  await expectDone(page, 3);
  const name = `Day 3: ${DAYS[2]?.title}`;
  await expect(mark(page, 3)).toHaveAccessibleName(`${name} (${copy.roadmap.done})`);
  await tick(page, 3).uncheck();
  await expectDone(page, 2);
  await expect(mark(page, 3)).toHaveAccessibleName(name);
});

test("ticks before the scripts load are kept", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/dev-toolkit#day-1", { waitUntil: "domcontentloaded" });
  for (const day of [1, 2, 2]) await tick(page, day).click();
  release();
  await expectDone(page, 1);
  await expect(tick(page, 1)).toBeChecked();
  await expect(tick(page, 2)).not.toBeChecked();
});

test("where storage is blocked, days are ticked until the page is closed", async ({ page }) => {
  await blockStorage(page);
  await page.goto("/dev-toolkit#day-2");
  await tick(page, 2).check();
  await expectDone(page, 1);
});

test("each phase has its days in whole rows of ten, at every width, with targets of 24 px", async ({
  page,
}) => {
  await page.goto("/dev-toolkit");
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.locator(".day-marks").evaluateAll((phases) =>
      phases.map((phase) => {
        const boxes = [...phase.children].map((day) => day.getBoundingClientRect());
        const tops = Object.groupBy(boxes, ({ top }) => Math.round(top));
        return {
          lengths: Object.values(tops).map((row) => row?.length),
          height: Math.min(...boxes.map((box) => Math.min(box.width, box.height))),
        };
      }),
    );
    expect(rows.map(({ lengths }) => lengths)).toEqual(
      phases.map(({ days }) => Array(days.length / 10).fill(10)),
    );
    for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(24);
  }
});

test("days differ by track, and in forced colours those that are done, reviews and others differ", async ({
  page,
}) => {
  await page.goto("/dev-toolkit#day-1");
  const readLooks = (days: number[]) =>
    Promise.all(
      days.map((day) =>
        mark(page, day).evaluate((element) => {
          const { borderRadius, borderStyle, background } = getComputedStyle(element);
          return [borderRadius, borderStyle, background].join();
        }),
      ),
    );
  const starts = phases.map(({ days }) => first(days).day);
  expect(new Set(await readLooks(starts)).size).toBe(phases.length);
  await page.emulateMedia({ forcedColors: "active" });
  await tick(page, 1).check();
  await expect(mark(page, 1)).toHaveClass(/done/);
  const review = first(DAYS.filter((day) => day.review)).day;
  expect(new Set(await readLooks([1, 2, review])).size).toBe(3);
});

test("the roadmap is printed on two pages: every day, and no controls", async ({ page }) => {
  await openRoadmap(page);
  await page.emulateMedia({ media: "print" });
  for (const day of [1, DAYS.length]) await expect(page.locator(`#day-${day}`)).toBeVisible();
  await expect(page.locator("#prompts")).toBeHidden();
  await expect(page.getByRole("button", { name: calendar.download })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test("a plan without a calendar is refused with a reason at its field", async ({ page }) => {
  await openRoadmap(page);
  await firstDay(page).fill("2020-01-01");
  await page.getByRole("button", { name: calendar.download }).click();
  await expect(page.getByRole("alert")).toHaveText(calendar.faults.pastDate);
  await expect(firstDay(page)).toBeFocused();
});

test.describe("a roadmap that does not load", () => {
  test.use({ allowedConsole: /404|is gone/ });

  test("is reported, and makes no calendar", async ({ page }) => {
    await openRoadmap(page);
    await page.route("**/dev-toolkit/roadmap.json", (route) => route.fulfill({ status: 404 }));
    await firstDay(page).fill(`${NEXT_YEAR}-02-27`);
    await page.getByRole("button", { name: calendar.download }).click();
    await expect(page.getByRole("alert")).toHaveText(calendar.faults.notLoaded);
  });
});
