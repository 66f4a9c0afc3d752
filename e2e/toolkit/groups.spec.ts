import { expect } from "@playwright/test";
import { holdFiles, SCRIPTS, test } from "../site.ts";
import { copy, first, groups, PROMPT } from "./entries.ts";

test("a group's page shows its prompts in full, an answer with corrections, and the groups beside it", async ({
  page,
}) => {
  const { group } = PROMPT;
  const index = groups.findIndex(({ slug }) => slug === group.slug);
  await page.goto(`/dev-toolkit/${group.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(group.title);
  const shown = await page.getByRole("main").textContent();
  for (const { slug, prompt, when, good, caution = "" } of group.prompts)
    for (const text of [prompt.trimEnd(), when, good, caution]) expect(shown, slug).toContain(text);
  const { title = copy.worked.title, corrections } = group.worked;
  const answer = page.locator("#worked");
  await expect(answer.getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(answer.locator("mark")).toHaveCount(corrections.length);
  for (const { text } of corrections) expect(shown).toContain(text);
  const others = page.getByRole("navigation", { name: copy.group.others }).getByRole("link");
  await expect(others).toHaveText(
    [groups[index - 1]?.title, copy.group.all, groups[index + 1]?.title].filter(
      (name): name is string => name !== undefined,
    ),
  );
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
