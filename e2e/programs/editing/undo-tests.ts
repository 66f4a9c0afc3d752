import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { getAsk } from "../dev-server.ts";
import {
  ABOUT,
  at,
  getControls,
  getPanel,
  getUrl,
  JAVA,
  openByText,
  read,
  restore,
  save,
  show,
  startOn,
  visit,
} from "./site.ts";

/** Opens the list of changes. Returns the first one with some words. */
async function openChange(page: Page, hasText: string) {
  await startOn(page, "/about");
  await page.getByRole("button", { name: "Changes", exact: true }).click();
  return getPanel(page).getByRole("listitem").filter({ hasText }).first();
}

/** Changes of this start are put back, and made again. */
export function testUndo() {
  test.afterEach(() => restore());

  test("Ctrl+Z puts back the last change of the open page, whatever else was saved", async ({
    page,
    request,
  }) => {
    const ask = await getAsk(request, getUrl());
    const before = read(ABOUT);
    await save(ask, ABOUT, "title", "Code is cheap");
    await save(ask, JAVA, "title", "Core Java at night");
    await visit(page, "/about");
    await openByText(page, ABOUT, "title", "Code is cheap");
    let asked = 0;
    page.on("request", (sent) => (asked += Number(sent.postData()?.includes('"action":"putBack"') ?? false)));
    // Where something was typed, only that is undone.
    await page.keyboard.type("!");
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Control+z");
    await expect(getControls(page).first()).toHaveValue("Code is cheap");
    expect(asked).toBe(0);
    await openByText(page, ABOUT, "title", "Code is cheap");
    await page.keyboard.down("Control");
    // As with Caps Lock, and held down.
    for (let presses = 0; presses < 4; presses++) await page.keyboard.down("Z");
    await page.keyboard.up("Control");
    await show.poll(() => read(ABOUT)).toBe(before);
    expect(asked).toBe(1);
    expect(read(JAVA)).toContain("Core Java at night");
  });

  test("a change is put back and made again, with the focus on its button", async ({ page, request }) => {
    const before = read(ABOUT);
    await save(await getAsk(request, getUrl()), ABOUT, "title", "Code is cheap");
    const row = await openChange(page, "is now 'Code is cheap'");
    await row.getByRole("button", { name: "Put back" }).click();
    const again = row.getByRole("button", { name: "Do it again" });
    await show(again).toBeFocused();
    expect(read(ABOUT)).toBe(before);
    await again.press("Enter");
    await show.poll(() => read(ABOUT)).toContain("Code is cheap");
  });

  test("lists every sentence of a file in which one is twice", async ({ page }) => {
    const twins: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("the same key")) twins.push(message.text());
    });
    // Nothing is committed, so that every file is new.
    execFileSync("git", ["init", "--quiet", at("..")]);
    await startOn(page, "/about");
    await page.getByRole("button", { name: "Changes", exact: true }).click();
    const file = getPanel(page)
      .locator("details")
      .filter({ hasText: `content/${JAVA}` });
    await file.locator("summary").click();
    await show(file.getByText("Asia/Kolkata").nth(1)).toBeVisible();
    expect(twins).toEqual([]);
    rmSync(at("../.git"), { recursive: true });
  });

  test("names the later change next to the one that cannot be put back before it", async ({
    page,
    request,
  }) => {
    const ask = await getAsk(request, getUrl());
    for (const title of ["Code was dear", "Code was cheap"]) await save(ask, ABOUT, "title", title);
    const row = await openChange(page, "is now 'Code was dear'");
    await row.getByRole("button", { name: "Put back" }).click();
    await show(row.getByRole("alert")).toContainText(
      "Put that back first: Title in content/pages/about.yaml is now 'Code was cheap'",
    );
    await expect(getPanel(page).getByRole("alert")).toHaveCount(1);
  });
}
