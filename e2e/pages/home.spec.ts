import { expect } from "@playwright/test";
import { LINES } from "../lines.ts";
import { content, openedOnce, test } from "../site.ts";

test.use({ page: openedOnce("/") });

test("announcement, hero and figures", async ({ page }) => {
  const announcement = page.getByRole("complementary", { name: "Announcement" });
  const { link } = content.site.announcement ?? {};
  if (link) await expect(announcement.getByRole("link")).toHaveAttribute("href", link.href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const hero = page.getByRole("main").locator("section").first();
  for (const href of ["/courses", "/learning-paths"])
    await expect(hero.locator(`a[href="${href}"]`)).toBeVisible();
  const board = page.getByRole("region", { name: "The academy in figures" });
  const figures = {
    "500+": "students enrolled",
    "95%": "completion rate",
    "40+": "projects",
    "200+": "hours",
    "24/7": "community support",
  };
  for (const [value, label] of Object.entries(figures)) {
    const entry = board.locator("dl > div", { hasText: label });
    await expect(entry.getByText(value, { exact: true })).toBeVisible();
  }
  // Beside a figure stands only what the owner has said of it.
  for (const [index, { label, definition = "" }] of content.site.statistics.entries())
    await expect(board.locator("dl > div").nth(index).locator("dt")).toContainText(
      definition || new RegExp(`^${label}$`),
    );
});

test("market facts name their sources", async ({ page }) => {
  const { market } = content.pages.home;
  const section = page.locator("section", { has: page.getByRole("heading", { name: market.title }) });
  await expect(section.getByRole("listitem")).toHaveCount(market.facts.length);
  for (const { value, metric, description, source } of market.facts) {
    const fact = section.getByRole("listitem").filter({ hasText: metric });
    await expect(fact.getByText(value, { exact: true })).toBeVisible();
    await expect(fact.getByText(description)).toBeVisible();
    await expect(fact.getByRole("link")).toHaveAttribute("href", source.url);
  }
});

test("reasons, skills and industries stand under their headings", async ({ page }) => {
  const { whyUs, skills, industries } = content.pages.home;
  const entries = [whyUs.cards, skills.groups, industries.cards];
  for (const [index, title] of [whyUs.title, skills.title, industries.title].entries()) {
    const section = page.locator("section", { has: page.getByRole("heading", { level: 2, name: title }) });
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(entries[index]?.length ?? 0);
  }
});

test("three track cards lead to the learning paths", async ({ page }) => {
  const section = page.locator("section", {
    has: page.getByRole("heading", { name: content.pages.home.tracks.title }),
  });
  const cards = section.getByRole("listitem");
  await expect(cards).toHaveCount(3);
  for (const [index, track] of ["Foundation", "AI-Powered", "Continuous Learning"].entries()) {
    await expect(cards.nth(index)).toContainText(track);
    await expect(cards.nth(index).getByRole("link")).toHaveAttribute("href", "/learning-paths");
  }
});

test("the first six courses are featured in order", async ({ page }) => {
  const cards = page.locator("[data-course]");
  const slugs = content.courses.slice(0, 6).map(({ slug }) => slug);
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-course")))).toEqual(
    slugs,
  );
  for (const [index, slug] of slugs.entries()) {
    await expect(cards.nth(index).getByRole("link", { name: /^Learn More/ })).toHaveAttribute(
      "href",
      `/courses/${slug}`,
    );
  }
});

test("the toolkit opens in a new tab, and its claims are true of it", async ({ page }) => {
  const section = page.locator("#toolkit-cta");
  await expect(section).toHaveCount(1);
  await expect(section).toContainText(`${content.site.toolkitClaim.prompts}+ prompts`);
  await expect(section).toContainText(`${content.site.toolkitClaim.days}-day roadmap`);
  const link = section.getByRole("link", { name: content.pages.home.toolkit.button });
  await expect(link).toHaveAttribute("rel", /noopener/);
  const opened = page.context().waitForEvent("page");
  await link.click();
  const toolkit = await opened;
  await expect(toolkit).toHaveURL(/\/dev-toolkit$/);
  await expect.poll(() => toolkit.locator("#prompts details li").count()).toBeGreaterThanOrEqual(200);
  await expect(toolkit.locator('#roadmap [id^="day-"]')).toHaveCount(
    content.toolkit.phases.flatMap(({ days }) => days).length,
  );
  await toolkit.close();
});

test("calls to action stand below the hero", async ({ page }) => {
  const closing = page.getByRole("main").locator("section").last();
  for (const href of ["/courses", "/contact"])
    await expect(closing.locator(`a[href="${href}"]`)).toBeVisible();
});

test("each track card draws the sessions of its stops and says its lengths", async ({ page }) => {
  const { tracks } = content.pages.home;
  const section = page.locator("section", { has: page.getByRole("heading", { name: tracks.title }) });
  for (const [index, { facts, rows, stops }] of LINES.entries()) {
    const card = section.getByRole("listitem").nth(index);
    await expect(card).toContainText(facts.join(", "));
    const drawings = card.locator("svg path");
    if (rows.length > 0 || stops.length === 0) await expect(drawings).toHaveCount(stops.length);
    else await expect(drawings).not.toHaveCount(0);
  }
});

test("what every course delivers is said", async ({ page }) => {
  const main = page.getByRole("main");
  for (const { value, label } of content.site.delivery) {
    await expect(
      main.locator("dl > div", { hasText: label }).getByText(value, { exact: true }).first(),
    ).toBeVisible();
  }
});
