import { expect } from "@playwright/test";
import { holdFiles, SCRIPTS, test } from "../site.ts";
import { copy, first, groups, PROMPT } from "./entries.ts";

test("every group has its page: prompts in full, an answer with corrections, the groups beside it", async ({
  page,
}) => {
  for (const [index, { slug, title, meta, prompts, worked }] of groups.entries()) {
    await page.goto(`/dev-toolkit/${slug}`);
    await expect(page).toHaveTitle(new RegExp(`^${meta.title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const said = await page.getByRole("main").textContent();
    for (const prompt of prompts)
      for (const text of [prompt.prompt.trimEnd(), prompt.when, prompt.good, prompt.caution ?? ""])
        expect(said, prompt.slug).toContain(text);
    const answer = page.locator("#worked");
    await expect(answer.getByRole("heading", { level: 2 })).toHaveText(worked.title ?? copy.worked.title);
    await expect(answer.locator("mark")).toHaveCount(worked.corrections.length);
    for (const { text } of worked.corrections) expect(said).toContain(text);
    const others = page.getByRole("navigation", { name: copy.group.others }).getByRole("link");
    await expect(others).toHaveText(
      [groups[index - 1]?.title, copy.group.all, groups[index + 1]?.title].filter(
        (name): name is string => name !== undefined,
      ),
    );
  }
});

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

test("values that were stored as something else are not used", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("zero-academy:toolkit-values", '{"shared":{"language":7},"prompts":[1]}'),
  );
  await page.goto(`/dev-toolkit/${PROMPT.group.slug}`);
  const field = page.locator(`#${PROMPT.slug}`).getByLabel(copy.prompts.shared.language.label);
  await field.press("End");
  await expect(field).toHaveValue("");
  await expect(page.locator(`#${PROMPT.slug} mark`).first()).toHaveText(/^\{\w+\}$/);
});
