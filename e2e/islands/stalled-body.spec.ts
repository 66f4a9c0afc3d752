import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { SITE_URL } from "../support/settings.ts";
import { test as base, COURSE_PATH, waitingIslands } from "../support/site.ts";

/** A host of the tested site whose course page stalls before the panels of its tabs, until the rest is sent. */
type StalledHost = { url: string; sendRest: () => void };

const test = base.extend<{ host: StalledHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  host: async ({}, use) => {
    const { promise, resolve: sendRest } = Promise.withResolvers<void>();
    const server = createServer(async ({ url = "" }, response) => {
      const received = await fetch(SITE_URL + url);
      const body = Buffer.from(await received.arrayBuffer());
      response.writeHead(received.status, { "Content-Type": received.headers.get("content-type") ?? "" });
      if (url !== COURSE_PATH) return response.end(body);
      const cut = body.indexOf('role="tabpanel"');
      response.write(body.subarray(0, cut));
      await promise;
      return response.end(body.subarray(cut));
    }).listen(0);
    await use({ url: `http://localhost:${(server.address() as AddressInfo).port}`, sendRest });
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ host }, use) => use(host.url),
});

test("a tab that is pressed before the rest of the page arrives stays chosen", async ({ page, host }) => {
  await page.goto(COURSE_PATH, { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page.getByRole("tab", { name: "Projects" })).toHaveAttribute("aria-selected", "true");
  host.sendRest();
  await expect(waitingIslands(page)).toHaveCount(0);
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});
