import { expect, type Page } from "@playwright/test";
import { open, PATHS, test } from "./site.ts";

/** The heading of a page, everything that its head says of it, and its structured data; of an address, or here. */
const readHead = (page: Page, address?: string) =>
  page.evaluate(async (path) => {
    const from = path
      ? new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html")
      : document;
    const list = (selector: string, read: (element: Element) => string | null) =>
      [...from.querySelectorAll(selector)].map(read);
    return {
      heading: from.querySelector("h1")?.textContent,
      title: list("head title", ({ textContent }) => textContent),
      links: list('link[rel="canonical"]', (link) => link.getAttribute("href")),
      metas: list(
        "head meta[name], head meta[property]",
        (meta) =>
          `${meta.getAttribute("name") ?? meta.getAttribute("property")}: ${meta.getAttribute("content")}`,
      ).toSorted(),
      data: list('script[type="application/ld+json"]', ({ textContent }) => textContent),
    };
  }, address);

/** Names of what the browser keeps of this site. */
const listKept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await cookieStore.getAll()).map(({ name }) => name),
  ]);

test("every page is the same by its address and by going back to it: heading, head and structured data; none stores anything by itself", async ({
  page,
}) => {
  await open(page, "/");
  for (const path of [...PATHS, "/"]) {
    const direct = await readHead(page, path);
    expect(direct.title).toHaveLength(1);
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect.poll(() => readHead(page), { message: path, intervals: [20, 50, 100] }).toEqual(direct);
  }
  expect(await listKept(page)).toEqual([]);
});
