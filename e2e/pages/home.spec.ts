import { expect, type Page } from "@playwright/test";
import { LINES } from "../lines.ts";
import { content, test } from "../site.ts";
import { main, section } from "./parts.ts";

const { home } = content.pages;

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("banner, hero and closing section lead on", async ({ page }) => {
  const { link } = content.site.announcement ?? {};
  const banner = page.getByRole("complementary", { name: "Announcement" });
  if (link) await expect(banner.getByRole("link")).toHaveAttribute("href", link.href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const sections = main(page).locator("section");
  for (const href of ["/courses", "/learning-paths"])
    await expect(sections.first().locator(`a[href="${href}"]`)).toBeVisible();
  for (const href of ["/courses", "/contact"])
    await expect(sections.last().locator(`a[href="${href}"]`)).toBeVisible();
});

test("the page shows its figures, with nothing beside them but what the owner has said", async ({ page }) => {
  const figures = page.getByRole("region", { name: "The academy in figures" }).locator("dl > div");
  await expect(figures).toHaveCount(content.site.statistics.length);
  for (const [index, { value, label, definition = "" }] of content.site.statistics.entries()) {
    await expect(figures.nth(index).getByText(value, { exact: true })).toBeVisible();
    await expect(figures.nth(index).locator("dt")).toContainText(definition || new RegExp(`^${label}$`));
  }
  for (const { value, label } of content.site.delivery)
    await expect(
      main(page).locator("dl > div", { hasText: label }).getByText(value, { exact: true }).first(),
    ).toBeVisible();
});

test("market facts name their sources", async ({ page }) => {
  const facts = section(page, home.market.title).getByRole("listitem");
  await expect(facts).toHaveCount(home.market.facts.length);
  for (const { value, metric, description, source } of home.market.facts) {
    const fact = facts.filter({ hasText: metric });
    await expect(fact.getByText(value, { exact: true })).toBeVisible();
    await expect(fact.getByText(description)).toBeVisible();
    await expect(fact.getByRole("link")).toHaveAttribute("href", source.url);
  }
});

test("reasons, skills and industries stand under their headings", async ({ page }) => {
  const { whyUs, skills, industries } = home;
  for (const [title, count] of [
    [whyUs.title, whyUs.cards.length],
    [skills.title, skills.groups.length],
    [industries.title, industries.cards.length],
  ] as const)
    await expect(section(page, title).getByRole("heading", { level: 3 })).toHaveCount(count);
});

test("three track cards say their lengths, draw their stops and lead to the learning paths", async ({
  page,
}) => {
  const cards = section(page, home.tracks.title).getByRole("listitem");
  await expect(cards).toHaveCount(3);
  for (const [index, { track, facts, rows, stops }] of LINES.entries()) {
    const card = cards.nth(index);
    for (const text of [track, facts.join(", ")]) await expect(card).toContainText(text);
    await expect(card.getByRole("link")).toHaveAttribute("href", "/learning-paths");
    const drawings = card.locator("svg path");
    if (rows.length > 0 || stops.length === 0) await expect(drawings).toHaveCount(stops.length);
    else await expect(drawings).not.toHaveCount(0);
  }
});

test("the first six courses are featured in the order of the catalogue", async ({ page }) => {
  const cards = page.locator("[data-course]");
  const slugs = content.courses.slice(0, 6).map(({ slug }) => slug);
  await expect(cards).toHaveCount(6);
  for (const [index, slug] of slugs.entries()) {
    await expect(cards.nth(index)).toHaveAttribute("data-course", slug);
    await expect(cards.nth(index).getByRole("link", { name: /^Learn More/ })).toHaveAttribute(
      "href",
      `/courses/${slug}`,
    );
  }
});

test("the toolkit opens in a new tab and has what the home page promises", async ({ page }) => {
  const { prompts, days } = content.site.toolkitClaim;
  const offer = page.locator("#toolkit-cta");
  await expect(offer).toHaveCount(1);
  for (const claim of [`${prompts}+ prompts`, `${days}-day roadmap`])
    await expect(offer).toContainText(claim);
  const link = offer.getByRole("link", { name: home.toolkit.button });
  await expect(link).toHaveAttribute("rel", /noopener/);
  const opened = page.context().waitForEvent("page");
  await link.click();
  const toolkit = await opened;
  await expect(toolkit).toHaveURL(/\/dev-toolkit$/);
  await expect.poll(() => toolkit.locator("#prompts details li").count()).toBeGreaterThanOrEqual(prompts);
  await expect(toolkit.locator('#roadmap [id^="day-"]')).toHaveCount(days);
});

const getFloatingButton = (page: Page) => page.getByRole("link", { name: "Free AI Toolkit" });

test("the floating button scrolls to the toolkit, smoothly unless motion is unwanted", async ({ page }) => {
  const button = getFloatingButton(page);
  await expect(button).toBeInViewport();
  for (const [reducedMotion, behavior] of [
    ["no-preference", "smooth"],
    ["reduce", "auto"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await expect(button).toBeInViewport();
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#toolkit-cta")).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", behavior);
    await expect(page.locator("#toolkit-cta")).toBeFocused();
  }
});

test("the floating button never covers the footer, and does not float in a low window", async ({ page }) => {
  const button = getFloatingButton(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const [buttonBox, footerBox] = await Promise.all([
    button.boundingBox(),
    page.getByRole("contentinfo").boundingBox(),
  ]);
  expect((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0)).toBeLessThanOrEqual(footerBox?.y ?? 0);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(button).not.toBeInViewport();
});
