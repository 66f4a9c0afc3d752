import { expect, type Page } from "@playwright/test";
import {
  COURSE_PATH,
  holdFiles,
  hydrate,
  SCRIPTS,
  test,
  waitForPaint,
  waitingIslands,
} from "../support/site.ts";

test("the first paint waits for nothing but the page", async ({ page }) => {
  const release = await holdFiles(page, /\/(assets|covers)\//);
  await page.goto(COURSE_PATH, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-stretch", "125%");
  release();
});

test.describe("before the modules of the islands have loaded", () => {
  let release: () => void;
  test.beforeEach(async ({ page }) => {
    release = await holdFiles(page, SCRIPTS);
    await page.goto(COURSE_PATH);
  });

  const tab = (page: Page, name: string) => page.getByRole("tab", { name });
  const expectChosen = async (page: Page, name: string) => {
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  };

  test("keys with a modifier are the browser's", async ({ page }) => {
    for (const key of ["Alt+ArrowRight", "Control+End", "Meta+ArrowRight", "Shift+End"])
      await tab(page, "Overview").press(key);
    await expectChosen(page, "Overview");
  });

  test("a press and keys show their panels", async ({ page }) => {
    await tab(page, "Overview").press("End");
    await expectChosen(page, "Projects");
    await tab(page, "Overview").click();
    await expectChosen(page, "Overview");
    await tab(page, "Projects").click();
    await tab(page, "Projects").press("ArrowLeft");
    await expect(tab(page, "Prerequisites")).toBeFocused();
    await expectChosen(page, "Prerequisites");
  });

  test("a panel that is chosen stays after hydration, and is in the address", async ({ page }) => {
    await tab(page, "Prerequisites").click();
    release();
    await hydrate(page);
    await expectChosen(page, "Prerequisites");
    await expect(page).toHaveURL(`${COURSE_PATH}#prerequisites`);
  });
});

test("the address, and then find in page, show a panel before hydration", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto(`${COURSE_PATH}#outcomes`, { waitUntil: "commit" });
  await expect(page.getByRole("tabpanel", { name: "Outcomes" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  const projects = page.locator("#projects");
  await expect(projects).toHaveAttribute("hidden", "until-found");
  await projects.dispatchEvent("beforematch");
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  release();
  await hydrate(page);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
});

test("focus in a panel that was opened and entered early stays over hydration", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto(COURSE_PATH);
  await page.getByRole("tab", { name: "Overview" }).focus();
  for (const key of ["ArrowRight", "End", "ArrowRight", "ArrowLeft", "Tab"]) await page.keyboard.press(key);
  const panel = page.getByRole("tabpanel", { name: "Projects" });
  await expect(panel).toBeFocused();
  await panel.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    element.addEventListener("blur", () => seen.push("blur"));
    const look = () => {
      if (!element.checkVisibility({ contentVisibilityAuto: true })) seen.push("hidden");
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  await expect(waitingIslands(page)).toHaveCount(0);
  await expect(panel).toBeFocused();
  await waitForPaint(page);
  expect(await page.evaluate(() => (window as typeof window & { seen: string[] }).seen)).toEqual([]);
});

test("a press that begins before hydration and ends after it opens its tab", async ({ page }) => {
  // So high that the tabs need no scrolling, which would hydrate them.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto(COURSE_PATH);
  const box = await page.getByRole("tab", { name: "Projects" }).boundingBox();
  const place = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10, button: "left", clickCount: 1 } as const;
  // Without a move of the pointer, which would hydrate the island first.
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchMouseEvent", { type: "mousePressed", ...place });
  await expect(waitingIslands(page)).toHaveCount(0);
  await client.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...place });
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page).toHaveURL(`${COURSE_PATH}#projects`);
});
