import { expect, type Page } from "@playwright/test";
import { getPromptGroupPath } from "#app/academy/addresses.ts";
import { openOnce, readClipboard, refuseCopying, test } from "../support/site.ts";
import { listNames, MIXED, PROMPT, words } from "./parts.ts";

const GROUP_PAGE = getPromptGroupPath(PROMPT.group.slug);
const openGroup = (page: Page) => page.locator(`#group-${PROMPT.group.slug} summary`).click();
const button = (page: Page) =>
  page.locator(".prompt-board li", { has: page.locator(`a[href$="#${PROMPT.slug}"]`) }).getByRole("button");
/** What reports what was copied. */
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Close" });

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("a press on the button of a prompt", () => {
  const getPage = openOnce("/dev-toolkit");
  test.beforeAll(() => openGroup(getPage()));
  test.beforeEach(async () => {
    await button(getPage()).click();
    await expect(notice(getPage())).toContainText(`${PROMPT.title}: Copied.`);
  });

  test("copies the prompt", async () => {
    expect(await readClipboard(getPage())).toBe(PROMPT.prompt.trimEnd());
  });

  test("leaves the button its name", () =>
    expect(button(getPage())).toHaveAccessibleName(`Copy ${PROMPT.title}`));

  test("shows a notice that names what to fill in, and links to where", async () => {
    await notice(getPage()).hover();
    for (const name of listNames(PROMPT)) await expect(notice(getPage())).toContainText(`{${name}}`);
    const link = getPage().getByRole("link", { name: "Fill in here" });
    await expect(link).toHaveAttribute("href", new RegExp(`${GROUP_PAGE}#${PROMPT.slug}$`));
  });

  test("shows a notice that closes by itself once the pointer leaves it", async () => {
    await notice(getPage()).hover();
    await getPage().mouse.move(0, 0);
    await expect(notice(getPage())).toHaveCount(0);
  });
});

test("a text that the browser refuses to copy is offered, selected", async ({ page }) => {
  await page.goto("/dev-toolkit");
  await openGroup(page);
  await refuseCopying(page);
  await button(page).click();
  await expect(notice(page)).toContainText("Could not copy.");
  const text = page.getByRole("textbox", { name: PROMPT.title });
  await expect(text).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(PROMPT.prompt.trimEnd());
  await page.getByRole("button", { name: "Close" }).click();
  await expect(text).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

for (const { prompt, own, label } of MIXED)
  test("values are filled in where a prompt is copied, and kept over a reload", async ({ page }) => {
    await page.goto(getPromptGroupPath(prompt.group.slug));
    const item = page.locator(`#${prompt.slug}`);
    await item.getByLabel(words.prompts.shared.language.label).fill("Rust");
    await item.getByLabel(label).fill("$& {language}");
    const filled = prompt.prompt
      .trimEnd()
      .replaceAll("{language}", "Rust")
      .split(`{${own}}`)
      .join("$& {language}");
    await expect(item.locator("pre")).toHaveText(filled);
    await page.reload();
    await expect(item.getByLabel(words.prompts.shared.language.label)).toHaveValue("Rust");
    await item.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toContainText("Copied.");
    for (const name of [own, "language"]) await expect(notice(page)).not.toContainText(`{${name}}`);
    expect(await readClipboard(page)).toBe(filled);
  });

test.describe("a text that does not load", () => {
  test.use({ allowedConsole: /404|is gone/ });

  test("is not reported as copied; the notice links to its page", async ({ page }) => {
    await page.goto("/dev-toolkit");
    await page.route("**/dev-toolkit/prompts/*.json", (route) => route.fulfill({ status: 404 }));
    await openGroup(page);
    await button(page).click();
    await expect(notice(page)).toContainText("could not be loaded");
    await page.getByRole("link", { name: "Open the prompt" }).click();
    await expect(page).toHaveURL(`${GROUP_PAGE}#${PROMPT.slug}`);
  });
});
