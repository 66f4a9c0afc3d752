import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { COURSE_PATH, open, test } from "../site.ts";

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
