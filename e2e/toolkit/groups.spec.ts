import { expect } from "@playwright/test";
import { holdFiles, SCRIPTS, test } from "../support/site.ts";
import { LAST, MIXED, PROMPT } from "./parts.ts";

for (const { prompt, own, label } of MIXED)
  test("what is typed into a field before the scripts load replaces what was stored", async ({ page }) => {
    await page.addInitScript(
      (values) => localStorage.setItem("zero-academy:toolkit-values", values),
      JSON.stringify({ [`${prompt.slug}/${own}`]: "stored" }),
    );
    const release = await holdFiles(page, SCRIPTS);
    await page.goto(`/dev-toolkit/${prompt.group.slug}`, { waitUntil: "domcontentloaded" });
    const item = page.locator(`#${prompt.slug}`);
    const field = item.getByLabel(label);
    await field.fill("typed early");
    release();
    await expect(item.locator("mark", { hasText: "typed early" }).first()).toBeVisible();
    await expect(field).toHaveValue("typed early");
  });

test("old addresses of prompts and answers redirect", async ({ page }) => {
  for (const [from, to] of [
    [`/dev-toolkit?search=x#${LAST.slug}`, `/dev-toolkit/${LAST.group.slug}#${LAST.slug}`],
    ["/dev-toolkit/worked-answers", "/dev-toolkit"],
    [`/dev-toolkit/worked-answers#${PROMPT.group.slug}`, `/dev-toolkit/${PROMPT.group.slug}#worked`],
  ] as const) {
    // A page that redirects at once is never loaded whole.
    await page.goto(from, { waitUntil: "commit" });
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a prompt that the fragment of the index names is open on the page of its group", async ({ page }) => {
  await page.goto("/dev-toolkit");
  await page.evaluate((slug) => location.assign(`#${slug}`), PROMPT.slug);
  await expect(page).toHaveURL(`/dev-toolkit/${PROMPT.group.slug}#${PROMPT.slug}`);
  await expect(page.locator(`#${PROMPT.slug} > details`)).toHaveAttribute("open");
});
