import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/axe.ts";
import {
  FAQ,
  getControls,
  getPanel,
  getShown,
  openByText,
  parse,
  press,
  restore,
  show,
  startOn,
  visit,
} from "./site.ts";

const [CONTACT, JAVA_PAGE] = ["/contact", "/courses/core-java"];

const openAddress = async (page: Page) => {
  await startOn(page, CONTACT);
  await page.locator("main a[href='/privacy']").first().click();
  await show(getPanel(page).getByLabel("Address")).toHaveValue("/privacy");
};

/** A text is opened where it is shown. */
export function testTexts() {
  test.afterEach(() => restore());

  test("a click on a question or answer opens its text", async ({ page }) => {
    await startOn(page, CONTACT);
    const [{ question, answer }] = parse(FAQ).data;
    for (const text of [question, answer]) {
      await getShown(page, text).click();
      await show(getControls(page).first()).toHaveValue(text);
      await page.keyboard.press("Escape");
    }
  });

  test("a panel next to a question does not cover its answer", async ({ page }) => {
    const [{ question, answer }] = parse(FAQ).data;
    await startOn(page, CONTACT);
    await getShown(page, question).click();
    await show(getControls(page).first()).toBeFocused();
    const [panel, text] = [await getPanel(page).boundingBox(), await getShown(page, answer).boundingBox()];
    if (!panel || !text) throw new Error("The panel or the answer is not shown.");
    const isApart =
      panel.y >= text.y + text.height || panel.y + panel.height <= text.y || panel.x >= text.x + text.width;
    expect(isApart).toBe(true);
  });

  test("a click on a link opens its address, without following it", async ({ page }) => {
    await openAddress(page);
    expect(new URL(page.url()).pathname).toBe(CONTACT);
  });

  test("the end of editing closes the panel", async ({ page }) => {
    await openAddress(page);
    await page.getByRole("button", { name: "Stop editing" }).click();
    await expect(getPanel(page)).toHaveCount(0);
  });

  test("keeps the focus while a text becomes long, and short again", async ({ page }) => {
    await visit(page, "/");
    await openByText(page, "pages/home.yaml", "hero.lead", "Live online sessions in programming and AI");
    for (const text of ["Two live sessions a week. ".repeat(3), "Live sessions."]) {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
      await expect(getControls(page).first()).toHaveValue(text);
      await expect(getControls(page).first()).toBeFocused();
    }
  });

  test("a text of a phone's page is opened and left by keyboard, without violations", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await visit(page, JAVA_PAGE);
    await page.getByRole("button", { name: "Edit this page" }).press("Enter");
    const texts = page.getByRole("region", { name: "Texts of this page" });
    const text = texts.getByRole("button", { name: /^Edit: Learn Java from/ });
    await show(texts.locator(":focus")).toHaveAccessibleName(/^Edit: /);
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(text).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press("Enter");
    await show(getControls(page)).toBeFocused();
    await expect(getControls(page)).toHaveValue(/^Learn Java from/);
    await expectNoViolations(page);
    const { x = 0, width = 0 } = (await getPanel(page).boundingBox()) ?? {};
    expect([x, x + width]).toEqual([0, 375]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    const position = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      return scrollY;
    });
    await page.keyboard.press("Escape");
    await expect(getPanel(page)).toHaveCount(0);
    await expect(text).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(position);
  });

  test("the answer that was saved is shown, with the focus on it", async ({ page }) => {
    const [{ question, answer }] = parse(FAQ).data;
    await startOn(page, CONTACT);
    await getShown(page, question).click();
    await page.keyboard.press("Escape");
    await getShown(page, answer).click();
    await getControls(page).first().fill("You may pause at any time.");
    await press(page, "Save");
    await show(getShown(page, "You may pause at any time.")).toBeVisible();
    const texts = page.getByRole("region", { name: "Texts of this page" });
    await show(texts.locator(":focus")).toHaveAccessibleName("Edit: You may pause at any time.");
  });

  test("starts with a state that nobody can read", async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem("editing", "{"));
    await visit(page, CONTACT);
  });
}
