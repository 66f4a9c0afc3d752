import { expect } from "@playwright/test";
import { getTimetablePath } from "#app/academy/addresses.ts";
import { content, test } from "./support/site.ts";

// A page of a course: course/without-scripts.spec.ts.

test.use({ javaScriptEnabled: false });

test("all courses are visible, and the menu of small screens leads to them", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Courses" }).click();
  await expect(page).toHaveURL("/courses");
  const links = page.locator("[data-course]").getByRole("link", { name: /^View Course/ });
  await expect(links).toHaveCount(content.courses.length);
  await page.locator("[data-course] summary").first().click();
  await page.getByRole("link", { name: /^All sessions/ }).click();
  await expect(page).toHaveURL(getTimetablePath(content.courses[0]?.slug ?? ""));
});

test("all answers are readable, and mail and chat replace the form", async ({ page }) => {
  await page.goto("/contact");
  for (const { answer } of content.faq) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.locator("form")).toBeHidden();
  await expect(page.locator("[data-without-script] > div > p")).toBeVisible();
  await expect(page.locator("[data-without-script] > div > p")).toHaveText(content.pages.contact.noScript);
  await expect(page.getByText(content.pages.contact.received.title)).toBeHidden();
});

test("the page of the roadmap shows every day", async ({ page }) => {
  const days = content.toolkit.phases.flatMap(({ days }) => days);
  await page.goto("/dev-toolkit/roadmap");
  await page.locator("#roadmap summary").last().click();
  await expect(page.locator(`#day-${days.length}`)).toBeVisible();
});

test("an old address of a prompt opens the index at its top", async ({ page }) => {
  const prompt = content.toolkit.groups.at(-1)?.prompts.at(-1);
  await page.goto(`/dev-toolkit#${prompt?.slug}`);
  await expect(page).toHaveURL(`/dev-toolkit#${prompt?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("the index of the toolkit links every prompt", async ({ page }) => {
  const { groups } = content.toolkit;
  const [, group = groups[0]] = groups;
  const prompt = group?.prompts.at(-1);
  await page.goto("/dev-toolkit");
  await expect(page.locator("#prompts details li")).toHaveCount(
    groups.flatMap(({ prompts }) => prompts).length,
  );
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
  await page.locator(`#group-${group?.slug} summary`).click();
  await page.getByRole("link", { name: prompt?.title ?? "", exact: true }).click();
  await expect(page).toHaveURL(`/dev-toolkit/${group?.slug}#${prompt?.slug}`);
  const shown = page.locator(`#${prompt?.slug}`);
  for (const text of [prompt?.when, prompt?.good]) await expect(shown).toContainText(text ?? "");
  await expect(shown.getByRole("textbox")).toHaveCount(0);
});
