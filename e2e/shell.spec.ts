import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Locator } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { COURSE_PATH, content, hydrated, open, test } from "./site.ts";

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

test("each item of the bar leads to its page, and is the one current item there", async ({ page }) => {
  await open(page, "/dev-toolkit/worked-answers");
  const bar = page.getByRole("navigation", { name: "Main" });
  for (const path of NAVIGATION) {
    await bar.locator(`a[href="${path}"]`).click();
    const current = bar.locator("[aria-current]");
    await expect(current).toHaveAttribute("href", path);
    await expect(current).toHaveAttribute("aria-current", "page");
    expect(
      Number(await current.evaluate((link) => getComputedStyle(link).fontWeight)),
    ).toBeGreaterThanOrEqual(700);
  }
});

test("Courses is current above a course, and nothing is on the toolkit and the 404 page", async ({
  page,
}) => {
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  await page.goto(COURSE_PATH);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute("href", "/courses");
  await expect(current).toHaveAttribute("aria-current", "true");
  await page.goto("/dev-toolkit");
  await expect(current).toHaveCount(0);
});

test.describe("the menu at 375 px", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("is closed at load, opens and closes, and says so", async ({ page }) => {
    await open(page, "/about");
    const toggle = page.getByRole("button", { name: /menu/ });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
  });

  for (const label of ["Courses", "About"]) {
    test(`closes when ${label} is picked`, async ({ page }) => {
      await open(page, "/about");
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/${label.toLowerCase()}`);
      await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    });
  }

  test("hangs from the bar, and can be scrolled where it does not fit", async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    const bar = await page.getByRole("banner").boundingBox();
    const menu = await page.getByRole("navigation", { name: "Menu" }).boundingBox();
    const bottom = (bar?.y ?? 0) + (bar?.height ?? 0);
    expect(Math.abs((menu?.y ?? 0) - bottom)).toBeLessThanOrEqual(3);
    await page.setViewportSize({ width: 667, height: 375 });
    const last = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Get Started" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("closes when the focus leaves it, also while React keeps events to itself", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    await page.evaluate(() =>
      document.addEventListener("focusin", (event) => event.stopPropagation(), { capture: true }),
    );
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await expect(menu).toBeHidden();
  });

  test("closes on Esc and gives the focus back", async ({ page }) => {
    await open(page, "/about");
    const toggle = page.getByRole("button", { name: "Open menu" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Home" }),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });
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

test("the copyright line follows the visitor's year without a hydration error", async ({ page }) => {
  const later = new Date().getFullYear() + 2;
  await page.clock.setFixedTime(new Date(`${later}-06-01`));
  await open(page, "/about");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${later}`);
});

test("a link leads to the top of the next page, and Back returns to the place", async ({ page }) => {
  // In the window: how far down that is in the page is a guess as long as the parts above have not been drawn.
  const getPlace = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);
  await open(page, "/");
  const links = [
    page
      .getByRole("main")
      .getByRole("link", { name: /^Learn More/ })
      .nth(4),
    page.getByRole("contentinfo").getByRole("link", { name: "About" }),
  ];
  for (const link of links) {
    // By a key: where a page still comes over into the next one, a click would scroll once more to find its target.
    await link.focus();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const before = await getPlace(link);
    const url = page.url();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(url);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(() => getPlace(link)).toBeCloseTo(before, 0);
  }
});

test("after a navigation the focus is at the new page and its title is announced", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
});

test("a page that arrives in two pieces hydrates all the same", async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  const html = await (await fetch(`${baseURL}${COURSE_PATH}`)).text();
  const middle = html.indexOf("</h1>");
  const server = createServer(async ({ url = "/" }, response) => {
    if (url === COURSE_PATH) {
      response.setHeader("Content-Type", "text/html");
      response.write(html.slice(0, middle));
      await new Promise((resolve) => setTimeout(resolve, 500));
      return response.end(html.slice(middle));
    }
    const file = await fetch(`${baseURL}${url}`);
    response.setHeader("Content-Type", file.headers.get("Content-Type") ?? "");
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await open(page, `http://127.0.0.1:${(server.address() as AddressInfo).port}${COURSE_PATH}`);
    await page.getByRole("tab", { name: "Projects" }).click();
    await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
});

test("the page hydrates without script errors on a slow start", async ({ page }) => {
  await page.goto(COURSE_PATH);
  await page.getByRole("tab", { name: "Projects" }).click();
  await hydrated(page);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
});
