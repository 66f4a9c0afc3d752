import { expect } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { COURSE_PATH, content, listHrefs, openOnce, test } from "../support/site.ts";

const { announcement, navigation, getStarted, parent, footer, identity } = content.site;

/** What the bar and the menu link to. */
const LINKS = [...navigation, getStarted].map(({ href }) => href);

test.describe("on a page", () => {
  const getPage = openOnce("/about");

  test("the bar links home by the academy's name, then to each page and to the start", async () => {
    expect(await listHrefs(getPage().getByRole("banner").locator("a:visible"))).toEqual(["/", ...LINKS]);
  });

  test("the menu of a phone has the links of the bar", async () => {
    await getPage().setViewportSize({ width: 375, height: 800 });
    await getPage().getByRole("button", { name: "Open menu" }).click();
    const menu = getPage().getByRole("navigation", { name: "Menu" }).getByRole("link");
    expect(await listHrefs(menu)).toEqual(LINKS);
  });

  test("the footer names what the academy is, and whose", async () => {
    for (const text of [identity.tagline, parent.line])
      await expect(getPage().getByRole("contentinfo")).toContainText(text);
  });

  for (const [name, links] of [
    ["Courses", footer.courses.map(getCoursePath)],
    ["Company", [...footer.company.map(({ href }) => href), parent.url]],
    ["Connect", [`mailto:${identity.email}`]],
  ] as const)
    test(`the footer has the links of '${name}' in a column`, async () => {
      const heading = getPage().getByRole("heading", { name, exact: true });
      const column = getPage().getByRole("contentinfo").locator("div", { has: heading }).last();
      expect(await listHrefs(column.getByRole("link"))).toEqual(links);
    });
});

// The announcement may be switched off, or over.
if (announcement)
  test("a low window has the announcement on the line of the bar, after its name", async ({ page }) => {
    await page.setViewportSize({ width: 812, height: 375 });
    await page.goto("/courses");
    const [notice, bar] = await Promise.all(
      (["complementary", "banner"] as const).map((role) => page.getByRole(role).first().boundingBox()),
    );
    expect(notice?.y).toBe(bar?.y);
    expect(notice?.height).toBeCloseTo(bar?.height ?? 0, 1);
    expect(notice?.x).toBeGreaterThan(bar?.x ?? Number.NaN);
  });

test("the footer has the year of a later visit", async ({ page }) => {
  const later = new Date().getFullYear() + 2;
  await page.clock.setFixedTime(new Date(`${later}-06-01`));
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${later}`);
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
