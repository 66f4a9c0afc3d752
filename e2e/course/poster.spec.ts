import { expect } from "@playwright/test";
import { getSessionId, SYLLABUS_ID } from "#app/content/addresses.ts";
import { COURSE, COURSE_PATH, open, test } from "../site.ts";

// Nothing of the poster is a script's.
test.use({ javaScriptEnabled: false });

const SESSIONS = COURSE.syllabus.flatMap(({ sessions }) => sessions);
const WHITE = "rgb(255, 255, 255)";

test("each mark of the poster is a link to its session, by its name; the Tab key stops once", async ({
  page,
}) => {
  await page.goto(COURSE_PATH);
  const poster = page.locator(".poster-frame");
  const marks = poster.locator("svg a");
  await expect(marks).toHaveCount(COURSE.sessions);
  for (const [index, mark] of (await marks.all()).entries()) {
    await expect(mark).toHaveAttribute("href", `#${getSessionId(index + 1)}`);
    await expect(mark).toHaveAccessibleName(
      `${index + 1} · Week ${Math.floor(index / 2) + 1} · ${SESSIONS[index]}`,
    );
    await expect(page.locator(`#${SYLLABUS_ID} #${getSessionId(index + 1)}`)).toContainText(
      SESSIONS[index] ?? "",
    );
  }
  const stops = await poster
    .locator("a")
    .evaluateAll((links) => links.filter(({ tabIndex }) => tabIndex === 0).length);
  expect(stops).toBe(1);
});

test("a pressed mark leads to its row", async ({ page }) => {
  await page.goto(COURSE_PATH);
  await page.locator(`.poster a[href="#${getSessionId(5)}"] use`).click();
  const row = page.locator(`#${getSessionId(5)}`);
  await expect(row).toBeInViewport();
  await expect(row).toHaveCSS("font-weight", "700");
});

test("a mark under the pointer is white and named at the foot, where the link to the syllabus was", async ({
  page,
}) => {
  await page.goto(COURSE_PATH);
  const mark = page.locator(`.poster a[href="#${getSessionId(3)}"]`);
  const name = mark.locator("text").last();
  const caption = page.locator(".poster-caption");
  await expect(name).toHaveCSS("opacity", "0");
  await expect(caption).toHaveCSS("opacity", "1");
  await mark.locator("use").hover();
  await expect(mark).toHaveCSS("fill", WHITE);
  await expect(name).toHaveCSS("opacity", "1");
  await expect(caption).toHaveCSS("opacity", "0");
});

test("the poster names the projects that its sessions build", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const names = page.locator(".tie-names text");
  for (const name of Object.keys(COURSE.builds))
    await expect(names.filter({ hasText: name }).first()).toBeVisible();
});

test("a block of the syllabus under the pointer lights its marks on the small poster next to it", async ({
  page,
}) => {
  await page.goto(COURSE_PATH);
  const copy = page.locator(`#${SYLLABUS_ID} .poster-copy`);
  const getLight = () => copy.evaluate((svg) => getComputedStyle(svg).getPropertyValue("--b2"));
  await page.locator(`#${getSessionId(1)}`).hover();
  expect(await getLight()).toBe("");
  await page.locator(`#${getSessionId(5)}`).hover();
  expect(await getLight()).not.toBe("");
  const box = await copy.locator("use").boundingBox();
  expect(box?.width).toBeGreaterThan(100);
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("the syllabus stays below each tab, and the header leads to it", async ({ page }) => {
    await open(page, COURSE_PATH);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect(page.locator(`#${getSessionId(1)}`)).toBeVisible();
    }
    await page
      .getByRole("main")
      .locator("header")
      .getByRole("link", { name: "Syllabus", exact: true })
      .click();
    await expect(page.locator(`#${SYLLABUS_ID} h2`)).toBeInViewport();
  });
});
