import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect } from "@playwright/test";
import { TESTED_FOLDER } from "../../scripts/build/folders.ts";
import { test as base, COURSE_PATH } from "../site.ts";

/** A host whose course page stalls after the list of tabs, before their panels, until the rest is sent. */
type StalledHost = { url: string; sendRest: () => void };

const test = base.extend<{ host: StalledHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  host: async ({}, use) => {
    const html = readFileSync(path.join(TESTED_FOLDER, `${COURSE_PATH}.html`), "utf8");
    const cut = html.indexOf('role="tabpanel"');
    const { promise, resolve: sendRest } = Promise.withResolvers<void>();
    const server = createServer(async ({ url = "" }, response) => {
      const file = path.join(TESTED_FOLDER, url);
      if (url !== COURSE_PATH) {
        if (!existsSync(file)) return response.writeHead(404).end();
        const type = url.endsWith(".js") ? "text/javascript" : "application/octet-stream";
        return response.writeHead(200, { "Content-Type": type }).end(readFileSync(file));
      }
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).write(html.slice(0, cut));
      await promise;
      return response.end(html.slice(cut));
    }).listen(0);
    await use({ url: `http://localhost:${(server.address() as AddressInfo).port}${COURSE_PATH}`, sendRest });
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ host }, use) => use(host.url),
});

test("a tab that is pressed before the rest of the page arrives stays chosen", async ({ page, host }) => {
  await page.goto(host.url, { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page.getByRole("tab", { name: "Projects" })).toHaveAttribute("aria-selected", "true");
  host.sendRest();
  await expect(page.locator("[data-live]")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

test("a menu that is opened before the rest of the page arrives can be closed by name", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(host.url, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.locator("#menu")).toBeVisible();
  host.sendRest();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
});
