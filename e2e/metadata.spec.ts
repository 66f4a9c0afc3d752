import { expect, type Page } from "@playwright/test";
import { open, PATHS, test } from "./site.ts";

/** The heading of a page, everything that its head says of it, and its structured data. */
const readHead = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector("h1")?.textContent,
    title: [...document.querySelectorAll("head title")].map(({ textContent }) => textContent),
    links: [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute("href")),
    metas: [...document.querySelectorAll("head meta[name], head meta[property]")]
      .map(
        (meta) =>
          `${meta.getAttribute("name") ?? meta.getAttribute("property")}: ${meta.getAttribute("content")}`,
      )
      .toSorted(),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  }));

test("every page is the same by its address and by going back to it: heading, head and structured data", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const direct = new Map<string, Awaited<ReturnType<typeof readHead>>>();
  for (const path of PATHS) {
    await page.goto(path);
    direct.set(path, await readHead(page));
  }
  await open(page, "/");
  for (const path of [...PATHS, "/"]) {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect.poll(() => readHead(page), { message: path }).toEqual(direct.get(path));
  }
});
