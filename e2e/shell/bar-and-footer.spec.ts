import { expect } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { COURSE_PATH, content, listHrefs, test } from "../support/site.ts";

const NAVIGATION = [
  "/",
  "/courses",
  "/learning-paths",
  "/corporate",
  "/academic",
  "/about",
  "/zerotools",
  "/contact",
  // 'Get Started'
  "/courses",
];

test("the bar and the menu hold the same eight links and 'Get Started'", async ({ page }) => {
  await page.goto("/about");
  const bar = page.getByRole("banner").locator("a:visible");
  // The name of the academy is first, and leads home.
  expect(await listHrefs(bar)).toEqual(["/", ...NAVIGATION]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
  expect(await listHrefs(menu)).toEqual(NAVIGATION);
});

test("a low window has the announcement on the line of the bar, after its name", async ({ page }) => {
  await page.setViewportSize({ width: 812, height: 375 });
  await page.goto("/courses");
  const [announcement, bar] = await Promise.all(
    (["complementary", "banner"] as const).map((role) => page.getByRole(role).first().boundingBox()),
  );
  expect(announcement?.y).toBe(bar?.y);
  expect(announcement?.height).toBeCloseTo(bar?.height ?? 0, 1);
  expect(announcement?.x).toBeGreaterThan(bar?.x ?? Number.NaN);
});

test("the footer has four columns, and the year of a later visit", async ({ page }) => {
  const later = new Date().getFullYear() + 2;
  await page.clock.setFixedTime(new Date(`${later}-06-01`));
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  const { parent, footer: columns, identity } = content.site;
  await expect(footer).toContainText("zero to hero in tech skills at AI speed");
  await expect(footer).toContainText(parent.line);
  await expect(footer).toContainText(`© ${later}`);
  for (const [name, links] of [
    ["Courses", columns.courses.map(getCoursePath)],
    ["Company", [...columns.company.map(({ href }) => href), parent.url]],
    ["Connect", [`mailto:${identity.email}`]],
  ] as const) {
    const column = footer.locator("div", { has: page.getByRole("heading", { name, exact: true }) }).last();
    expect(await listHrefs(column.getByRole("link"))).toEqual(links);
  }
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
    await expect(current).toHaveCSS("font-weight", /^[789]00$/);
  }
  await page.goto("/dev-toolkit");
  await expect(current).toHaveCount(0);
});
