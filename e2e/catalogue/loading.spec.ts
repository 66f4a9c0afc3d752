import { expect } from "@playwright/test";
import { findCourses, open, sayShown, test } from "../site.ts";
import { count, search, TOTAL } from "./parts.ts";

test("a long list draws far rows when they come near, and those that a filter brings up at once", async ({
  page,
}) => {
  const further = 30;
  await page.route("**/courses", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<div id="course-list">)<ul>(.*?)<\/ul>(?=<\/div>)/s,
      (_, list, rows) => {
        const far = `<ul class="board-far" style="contain-intrinsic-height:auto 210rem">${rows}</ul>`;
        return `${list}<ul>${rows}</ul>${far.repeat(further)}`;
      },
    );
    await route.fulfill({ response, body });
  });
  await open(page, "/courses");
  const isDrawn = (place: number) =>
    page
      .locator("[data-course]:not([hidden]) h2")
      .nth(place)
      .evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }));
  const total = TOTAL * (further + 1);
  await expect(page.locator("[data-course]")).toHaveCount(total);
  expect(await isDrawn(total - 1)).toBe(false);
  const matches = findCourses("python");
  expect(matches.length).toBeLessThan(5);
  const isDrawnAtOnce = await search(page).evaluate((box: HTMLInputElement) => {
    // React overlooks a value that is set through the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "python");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    // As in the next frame; the browser itself would find out only after it.
    document.body.getBoundingClientRect();
    const row = document.querySelectorAll("[data-course]:not([hidden]) h2")[9];
    return row?.checkVisibility({ contentVisibilityAuto: true });
  });
  expect(isDrawnAtOnce).toBe(true);
  await expect(count(page)).toHaveText(sayShown(matches.length * (further + 1)));
  expect(await isDrawn(matches.length * (further + 1) - 1)).toBe(false);
  await search(page).fill("cobol");
  await expect(page.locator("#course-list > ul:not([hidden])")).toHaveCount(0);
  await search(page).fill("");
  await expect(count(page)).toHaveText(sayShown(total));
  const last = page.locator("[data-course]").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole("heading")).toBeInViewport();
  expect(await isDrawn(total - 1)).toBe(true);
});
