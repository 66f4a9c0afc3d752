import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect } from "@playwright/test";
import { TESTED_FOLDER } from "../../scripts/build/folders.ts";
import { COURSE_PATH, test } from "../site.ts";

test("a tab that is pressed while the rest of the page is still on its way holds", async ({ browser }) => {
  const page = await browser.newPage();
  const html = readFileSync(path.join(TESTED_FOLDER, `${COURSE_PATH}.html`), "utf8");
  const { promise, resolve: sendRest } = Promise.withResolvers<void>();
  // The body stalls after the list of tabs, before their panels.
  const cut = html.indexOf('role="tabpanel"');
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
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${COURSE_PATH}`, {
    waitUntil: "commit",
  });
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page.getByRole("tab", { name: "Projects" })).toHaveAttribute("aria-selected", "true");
  sendRest();
  await expect(page.locator("[data-live]")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await page.close();
  server.close();
});
