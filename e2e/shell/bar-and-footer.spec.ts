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

test("each link of the bar leads to its page, whose link is the one current, with a head of its own", async ({
  page,
}) => {
  await page.goto("/dev-toolkit");
  const bar = page.getByRole("navigation", { name: "Main" });
  const heads = new Set<string>();
  for (const path of NAVIGATION) {
    await bar.locator(`a[href="${path}"]`).click();
    const current = bar.locator("[aria-current]");
    await expect(current).toHaveAttribute("href", path);
    await expect(current).toHaveAttribute("aria-current", "page");
    const weight = await current.evaluate((link) => getComputedStyle(link).fontWeight);
    expect(Number(weight)).toBeGreaterThanOrEqual(700);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      content.site.identity.origin + path,
    );
    for (const part of ["title", 'meta[name="description"]', 'script[type="application/ld+json"]']) {
      await expect(page.locator(`head ${part}, body ${part}`)).toHaveCount(1);
      heads.add(await page.locator(part).evaluate((element) => element.outerHTML));
    }
  }
  expect(heads.size).toBe(3 * NAVIGATION.length);
});

test("Courses is current above a course, and nothing is on the toolkit", async ({ page }) => {
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  await page.goto(COURSE_PATH);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute("href", "/courses");
  await expect(current).toHaveAttribute("aria-current", "true");
  await page.goto("/dev-toolkit");
  await expect(current).toHaveCount(0);
});

test("the footer has its four columns with exactly their links", async ({ page }) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("zero to hero in tech skills at AI speed");
  await expect(footer).toContainText(content.site.parent.line);
  expect(await footer.getByRole("heading").allTextContents()).toEqual(["Courses", "Company", "Connect"]);
  const column = (name: string) =>
    footer.locator("div", { has: page.getByRole("heading", { name, exact: true }) }).last();
  const offered = content.site.footer.courses.filter((slug) =>
    content.courses.some((course) => course.slug === slug),
  );
  expect(await column("Courses").getByRole("link").evaluateAll(hrefs)).toEqual(offered.map(getCoursePath));
  expect(await column("Company").getByRole("link").evaluateAll(hrefs)).toEqual([
    "/about",
    "/learning-paths",
    "/contact",
    content.site.parent.url,
  ]);
  const { email } = content.site.identity;
  await expect(column("Connect").getByRole("link", { name: email })).toHaveAttribute(
    "href",
    `mailto:${email}`,
  );
});

test("the copyright line shows the visitor's year where it is later than the build's", async ({ page }) => {
  const later = new Date().getFullYear() + 2;
  await page.clock.setFixedTime(new Date(`${later}-06-01`));
  await open(page, "/about");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${later}`);
});
