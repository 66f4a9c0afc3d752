import { expect } from "@playwright/test";
import { TABS } from "#app/courses/course-tabs.ts";
import { shortenRetries } from "../support/retries.ts";
import {
  CHAT_ORIGIN,
  COURSE_PATH,
  content,
  countLoads,
  holdFiles,
  hydrate,
  SCRIPTS,
  test,
} from "../support/site.ts";

test.use({ allowedConsole: /.*/ });

// The entry and the islands are fetched in the same way.
const ENTRY = /\/assets\/entry\.client-.*\.js$/;
const ISLAND = /\/assets\/course-tabs\.island-.*\.js$/;
const NOTE = "This part of the page did not load.";

test("where a module fails four times all panels show, until 'Try again' loads it", async ({ page }) => {
  await shortenRetries(page);
  let requests = 0;
  await page.route(ISLAND, (route) => {
    requests++;
    return route.abort();
  });
  await page.goto(COURSE_PATH);
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page.getByRole("alert").filter({ hasText: NOTE })).toBeVisible({ timeout: 30_000 });
  for (const title of TABS)
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(requests).toBe(4);
  await page.unroute(ISLAND);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await hydrate(page);
});

test("a module that is gone makes the page reload once", async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.goto("/courses?level=Beginner");
  await expect.poll(loads).toBe(2);
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.locator("[data-course]:visible")).toHaveCount(content.courses.length);
  expect(loads()).toBe(2);
});

test("an island that throws leaves its HTML, until 'Try again' reloads the page", async ({ page }) => {
  await page.addInitScript(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    addEventListener("DOMContentLoaded", () => {
      const island = document.querySelector<HTMLElement>("[data-island=faq]");
      if (island && navigation?.type !== "reload") island.dataset.props = '{"entries":null}';
    });
  });
  await page.goto("/contact");
  await page.keyboard.press("Tab");
  await expect(page.getByText(NOTE)).toHaveCount(1);
  for (const { answer } of content.faq) await expect(page.getByText(answer)).toBeVisible();
  const name = page.getByRole("textbox", { name: "Your name" });
  await name.fill("Asha");
  await page.getByRole("form").locator("button[type=submit]").click();
  await expect(page.getByText("Missing Information")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await hydrate(page);
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await expect(name).toHaveValue("Asha");
});

test("offline before it is hydrated the form offers an email, until it is online", async ({
  page,
  context,
}) => {
  await shortenRetries(page);
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/contact");
  const message = page.locator("#contact-message");
  await message.fill("Half a message & more");
  const send = page.locator("button[type=submit]");
  await send.click();
  await expect(send).toHaveText("Sending...");
  await context.setOffline(true);
  release();
  await expect(page.getByText(NOTE).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("form")).toBeHidden();
  const ways = page.getByRole("main").locator("div", { hasText: content.pages.contact.scriptsFailed }).last();
  await expect(ways.locator(`a[href^="${CHAT_ORIGIN}"]`)).toBeVisible();
  const link = ways.locator('a[href^="mailto:"]');
  await link.evaluate((element) => {
    element.addEventListener("click", (event) => event.preventDefault());
    (element as HTMLElement).click();
  });
  await expect(link).toHaveAttribute("href", /^mailto:.*Half%20a%20message%20%26%20more/);
  await context.setOffline(false);
  await expect(message).toBeVisible();
  await expect(message).toHaveValue("Half a message & more");
  await hydrate(page);
});
