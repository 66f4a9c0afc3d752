import { expect, type Page } from "@playwright/test";
import { TRACKS } from "#app/content/tracks.ts";
import { listWrittenSessions } from "#app/courses/session-collection.server.ts";
import { content, test } from "../site.ts";

const { home } = content.pages;

test.beforeEach(async ({ page }) => {
  await page.goto("/");
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

test("the parts of the hour are as long as their minutes, and it links an hour of each track", async ({
  page,
}) => {
  const hour = page.getByRole("region", { name: home.session.title });
  const linked = await hour
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const written = listWrittenSessions(content.entries.sessions, content.coursesBySlug);
  for (const track of TRACKS)
    expect(written.some(({ course, path }) => course.track === track && linked.includes(path))).toBe(true);
  for (const [width, side] of [
    [375, "height"],
    [1440, "width"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lengths = await hour.locator("ol > li").evaluateAll(
      (parts, side) =>
        parts.map((part) => {
          const [from, to] = (part.firstElementChild?.textContent ?? "").match(/\d+/g) ?? [];
          return part.getBoundingClientRect()[side] / (Number(to) - Number(from));
        }),
      side,
    );
    expect(lengths.length).toBeGreaterThan(1);
    for (const length of lengths) expect(length, `${width} px`).toBeCloseTo(lengths[0] ?? 0, 1);
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

test("figures and their labels are apart, on a phone and on paper", async ({ page }) => {
  const figures = page.getByRole("region", { name: "The academy in figures" }).locator("dl > div");
  await expect(figures).not.toHaveCount(0);
  for (const [media, width] of [
    ["screen", 320],
    // The width of A4 between its margins.
    ["print", 718],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media });
    const gaps = await figures.evaluateAll((all) =>
      all.map((figure) => {
        const [label, value] = ["dt", "dd"].map((selector) => {
          const range = document.createRange();
          range.selectNodeContents(figure.querySelector(selector) ?? figure);
          return range.getBoundingClientRect();
        });
        return (label?.left ?? 0) - (value?.right ?? 0);
      }),
    );
    expect(Math.min(...gaps), media).toBeGreaterThanOrEqual(8);
  }
});
