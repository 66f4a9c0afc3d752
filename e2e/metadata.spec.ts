import { expect, type Page } from "@playwright/test";
import { PATHS, test } from "./site.ts";

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

test("five links lead to pages with their own title, description, canonical and structured data, each once", async ({
  page,
}) => {
  await page.goto("/");
  const seen = new Set<string>();
  for (const name of ["Courses", "Learning paths", "About", "Tools", "Contact"]) {
    const url = page.url();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
    await expect(page).not.toHaveURL(url);
    const head = await readHead(page);
    expect([head.title, head.links, head.data].map(({ length }) => length)).toEqual([1, 1, 1]);
    for (const part of [head.title[0], head.links[0], head.data[0]]) {
      expect(seen).not.toContain(part);
      seen.add(part ?? "");
    }
    expect(head).toEqual(await readHead(page, new URL(page.url()).pathname));
  }
});

/** Names of what the browser keeps of this site. */
const listKept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await cookieStore.getAll()).map(({ name }) => name),
  ]);

test("no page stores anything by itself", async ({ page }) => {
  for (const path of PATHS) await page.goto(path);
  expect(await listKept(page)).toEqual([]);
});
