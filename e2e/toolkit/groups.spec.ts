import { expect } from "@playwright/test";
import { holdFiles, SCRIPTS, test } from "../site.ts";
import { copy, first, PROMPT } from "./parts.ts";

test("a correction leads to its words, and they to it", async ({ page }) => {
  await page.goto(`/dev-toolkit/${PROMPT.group.slug}`);
  await page.getByRole("link", { name: `${copy.worked.correction} 1` }).click();
  await expect(page.locator("#correction-1")).toBeInViewport();
  await page.getByRole("link", { name: new RegExp(`^1 ?: ${copy.worked.back}`) }).click();
  await expect(page.locator("#quote-1")).toBeInViewport();
});

test("what is typed into a field before the scripts come replaces what was stored", async ({ page }) => {
  const own = first(Object.keys(PROMPT.placeholders));
  const stored = { shared: {}, prompts: { [PROMPT.slug]: { [own]: "stored" } } };
  await page.addInitScript(
    (values) => localStorage.setItem("zero-academy:toolkit-values", values),
    JSON.stringify(stored),
  );
  const release = await holdFiles(page, SCRIPTS);
  await page.goto(`/dev-toolkit/${PROMPT.group.slug}`, { waitUntil: "domcontentloaded" });
  const prompt = page.locator(`#${PROMPT.slug}`);
  const field = prompt.getByLabel(PROMPT.placeholders[own]?.label ?? "");
  await field.fill("typed early");
  release();
  await expect(prompt.locator("mark", { hasText: "typed early" }).first()).toBeVisible();
  await expect(field).toHaveValue("typed early");
});
