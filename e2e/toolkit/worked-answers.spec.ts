import { expect } from "@playwright/test";
import { open, test } from "../site.ts";
import { groups } from "./entries.ts";
import { body } from "./parts.ts";

test.describe("worked answers", () => {
  test("have an answer for each group, with corrections numbered at their words", async ({ page }) => {
    await page.goto("/dev-toolkit/worked-answers");
    for (const { slug, title, worked } of groups) {
      const part = page.getByRole("region", { name: worked.title ?? title, exact: true });
      const text = await part.textContent();
      for (const correction of worked.corrections) expect(text).toContain(correction.text);
      const quotes = worked.corrections.map(({ quote }) => quote.split("\n")[0] ?? quote);
      const marks = await part.locator("mark:visible").allTextContents();
      expect(marks).toHaveLength(quotes.length);
      for (const quote of quotes) expect(marks.some((mark) => mark.includes(quote))).toBe(true);
      await expect(part.getByRole("link", { name: "Correction 1", exact: true })).toHaveAttribute(
        "href",
        `#${slug}-correction-1`,
      );
    }
  });

  test("are linked from their group, and lead back to their prompt", async ({ page }) => {
    const [group] = groups;
    await open(page, "/dev-toolkit");
    await page.getByRole("link", { name: `A worked answer, corrected ${group?.title}` }).click();
    await expect(page).toHaveURL(`/dev-toolkit/worked-answers#${group?.slug}`);
    const prompt = group?.prompts.find(({ slug }) => slug === group.worked.prompt);
    await page
      .locator(`#${group?.slug}`)
      .getByRole("link", { name: prompt?.title ?? "" })
      .click();
    await expect(body(page, prompt?.slug ?? "")).toBeInViewport();
  });
});
