import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { COURSE_PATH, open, test } from "./site.ts";

// States that a page comes into. Pages as they stand: modes.spec.ts, and course/content.spec.ts for each course.

test.describe("the 404 page", () => {
  test.use({ allowedConsole: /the server responded with a status of 404/ });

  test("has none", async ({ page }) => {
    await page.goto("/no-such-page");
    await expectNoViolations(page);
  });
});

test("the open menu has none", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectNoViolations(page);
});

test("each tab has none", async ({ page }) => {
  await open(page, COURSE_PATH);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expectNoViolations(page);
  }
});

test("an open answer, and the errors of the form, have none", async ({ page }) => {
  await open(page, "/contact");
  await page.getByRole("heading", { level: 3 }).getByRole("button").first().click();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Missing Information")).toBeVisible();
  // Half transparent while it comes in.
  await expect(page.locator("[data-sonner-toast]")).toHaveCSS("opacity", "1");
  await expectNoViolations(page);
});

test("a message that was sent leaves none", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("zero-academy:contact-submitted", "true"));
  await open(page, "/contact");
  await expect(page.getByRole("heading", { name: "Request Received" })).toBeVisible();
  await expectNoViolations(page);
});

test("the explanation of a fact, opened by focus, has none", async ({ page }) => {
  await open(page, COURSE_PATH);
  await page.getByRole("button", { name: "Live sessions" }).focus();
  await expect(page.getByRole("tooltip").filter({ visible: true })).toHaveCount(1);
  await expectNoViolations(page);
});

test("an empty result has none", async ({ page }) => {
  await open(page, "/courses?search=cobol");
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  await expectNoViolations(page);
});

for (const path of ["/courses", COURSE_PATH, "/"]) {
  test(`${path} holds long titles, long descriptions and forty courses`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      const title = "Distributed Observability and Internationalization Engineering";
      const description = "Thirty words of description that go on and on ".repeat(4);
      for (const heading of document.querySelectorAll("main h1, main h2, main h3"))
        heading.textContent = title;
      for (const text of document.querySelectorAll("main li > div > p, main header p.text-lead"))
        text.textContent = description;
      const list = document.querySelector("[data-course]")?.parentElement;
      while (list && list.children.length < 40) list.append(list.children[0]?.cloneNode(true) ?? "");
    });
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll("main, main li, main h1, main h2, main h3")]
          // What stands there for screen readers alone is one pixel wide.
          .filter((element) => element.checkVisibility() && element.clientWidth > 1)
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => `${element.localName} '${element.textContent?.slice(0, 30)}'`),
      );
      expect(beyond, `${width} px`).toEqual([]);
    }
  });
}
