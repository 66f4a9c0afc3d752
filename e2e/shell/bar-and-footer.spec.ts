import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { COURSE_PATH, content, open, test } from "../site.ts";

const NAVIGATION = [
  "/",
  "/courses",
  "/learning-paths",
  "/corporate",
  "/academic",
  "/about",
  "/zerotools",
  "/contact",
];

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute("href"));

test("the bar and the menu hold the same eight links, and Get Started leads to the courses", async ({
  page,
}) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  expect(await bar.evaluateAll(hrefs)).toEqual(NAVIGATION);
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/courses");
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  expect(await menu.getByRole("listitem").getByRole("link").evaluateAll(hrefs)).toEqual(NAVIGATION);
  await expect(menu.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/courses");
});

test("the link of the open page, or of the page above it, is current and bold", async ({ page }) => {
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  for (const [path, href, value] of [
    ["/", "/", "page"],
    ["/about", "/about", "page"],
    [COURSE_PATH, "/courses", "true"],
  ] as const) {
    await page.goto(path);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute("href", href);
    await expect(current).toHaveAttribute("aria-current", value);
    const weight = await current.evaluate((link) => getComputedStyle(link).fontWeight);
    expect(Number(weight)).toBeGreaterThanOrEqual(700);
  }
  await page.goto("/dev-toolkit");
  await expect(current).toHaveCount(0);
});

test("the footer has its four columns with their links", async ({ page }) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("zero to hero in tech skills at AI speed");
  await expect(footer).toContainText(content.site.parent.line);
  const { courses, company } = content.site.footer;
  const { email } = content.site.identity;
  for (const [name, links] of [
    ["Courses", courses.map(getCoursePath)],
    ["Company", [...company.map(({ href }) => href), content.site.parent.url]],
    ["Connect", [`mailto:${email}`]],
  ] as const) {
    const column = footer.locator("div", { has: page.getByRole("heading", { name, exact: true }) }).last();
    expect(await column.getByRole("link").evaluateAll(hrefs)).toEqual(links);
  }
});

test("the copyright line shows the visitor's year where it is later than the build's", async ({ page }) => {
  const later = new Date().getFullYear() + 2;
  await page.clock.setFixedTime(new Date(`${later}-06-01`));
  await open(page, "/about");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${later}`);
});
