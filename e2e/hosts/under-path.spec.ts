import { expect } from "@playwright/test";
import { answerWrites, STORE_ORIGIN } from "../answered-writes.ts";
import { requirePrograms } from "../requirements.ts";
import { test as base, hydrated } from "../site.ts";
import type { RunningHost } from "./child-server.ts";
import { MOVED, startNginx } from "./servers.ts";

// The site of the fixture under a path of its host, in a browser. How the other hosts answer: answers.spec.ts.

requirePrograms("nginx-light");

const NEXT = "Starts Mon 11 January, Mon and Thu 19:00 IST";

const test = base.extend<object, { host: RunningHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const host = await startNginx(MOVED);
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ host }, use) => use(`${host.url}/`),
});

test.use({ allowedOrigin: STORE_ORIGIN });

test("under a path a visitor hydrates pages, follows links and sends a message", async ({ page, host }) => {
  // No host has a part in the way to Firestore.
  await answerWrites(page);
  await page.goto("courses");
  await hydrated(page);
  await page.getByRole("button", { name: "Beginner", exact: true }).click();
  await expect(page).toHaveURL(`${host.url}/courses?level=Beginner`);
  const cover = page.locator("main img:visible").first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("link", { name: "View Course Core Java" }).click();
  await expect(page).toHaveURL(`${host.url}/courses/core-java`);
  await page.locator("header").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(`${host.url}/contact`);
  for (const [name, value] of Object.entries({ name: "Asha", email: "asha@example.org", message: "Hello" }))
    await page.locator(`#contact-${name}`).fill(value);
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "Request Received" })).toBeVisible();
});

test("a course shows its next group, terms and price, each in one place", async ({ page, request }) => {
  await page.goto("courses/core-java");
  const main = page.getByRole("main");
  await expect(main.locator("header").getByText(NEXT)).toBeVisible();
  for (const text of ["₹18,500, all sessions", "At most 12 learners in a group.", "The whole price back"])
    await expect(main.getByText(text)).toHaveCount(1);
  await expect(main).not.toContainText("2 November");
  const calendar = main.getByRole("link", { name: /^All 28 sessions for your calendar/ }).first();
  const file = await request.get((await calendar.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
});

test("catalogue and contact page name the next group of a course", async ({ page }) => {
  await page.goto("courses");
  await expect(page.locator('[data-course="core-java"]')).toContainText(NEXT);
  await page.goto("contact");
  await expect(page.locator("section[aria-labelledby=groups]")).toContainText(`Core Java${NEXT}`);
});

/** Elements that only a text can have made. */
const MADE = "img[src=x], [onerror], script:not([type]):empty";

test("a text that tries to break out of the markup stays a text, also in structured data", async ({
  page,
}) => {
  const text = "</title></script><img src=x onerror=hostile()>";
  for (const address of ["courses", "courses/ai-agents-mcp"]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    await expect(page.locator(MADE)).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data).not.toEqual([]);
    for (const json of data) JSON.parse(json);
  }
});

test("a course without groups names whom to ask", async ({ page }) => {
  await page.goto("courses/ai-agents-mcp");
  await expect(page.getByRole("main").locator("header")).toContainText(
    MOVED.content.pages.course.enrolment.unknown.both,
  );
});
