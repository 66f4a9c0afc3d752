import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../site.ts";
import { copy, DAYS, first, firstDay, marks, openRoadmap, phases, tick } from "./parts.ts";

const { calendar } = copy.roadmap;
const NEXT_YEAR = new Date().getFullYear() + 1;

test("marks differ by track; in forced colours days that are done and reviews differ from others", async ({
  page,
}) => {
  await page.goto("/dev-toolkit#day-1");
  const readLooks = (days: number[]) =>
    Promise.all(
      days.map((day) =>
        marks(page)
          .nth(day - 1)
          .evaluate((mark) => {
            const { borderRadius, background } = getComputedStyle(mark, "::before");
            return `${borderRadius} ${background}`;
          }),
      ),
    );
  const starts = phases.map(({ days }) => first(days).day);
  expect(new Set(await readLooks(starts)).size).toBe(phases.length);
  await page.emulateMedia({ forcedColors: "active" });
  await tick(page, 1).check();
  await expect(marks(page).first()).toHaveClass(/done/);
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

test("the calendar begins on the chosen day, on the chosen weekdays, at the chosen hour", async ({
  page,
}) => {
  await openRoadmap(page);
  await firstDay(page).fill(`${NEXT_YEAR}-02-27`);
  await page.getByLabel(calendar.time).fill("18:30");
  for (const name of ["Sat", "Sun"]) await page.getByRole("checkbox", { name }).uncheck();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: calendar.download }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("roadmap.ics");
  const text = (await readFile(await file.path(), "utf8")).replaceAll("\r\n ", "");
  const starts = [...text.matchAll(/^DTSTART:(\d{4})(\d\d)(\d\d)T183000\r$/gm)];
  expect(starts).toHaveLength(DAYS.length);
  for (const [, y, m, d] of starts)
    expect([0, 6]).not.toContain(new Date(`${y}-${m}-${d}T00:00Z`).getUTCDay());
  expect(text).toContain(`SUMMARY:Day 1: ${first(DAYS).title}\r\n`);
});

test("a plan that makes no calendar is refused with a reason at its field", async ({ page }) => {
  await openRoadmap(page);
  await firstDay(page).fill("2020-01-01");
  await page.getByRole("button", { name: calendar.download }).click();
  await expect(page.getByRole("alert")).toHaveText(calendar.faults.pastDate);
  await expect(firstDay(page)).toBeFocused();
});
