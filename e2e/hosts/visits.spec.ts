import { expect } from "@playwright/test";
import { content, hydrated, test } from "../site.ts";
import type { RunningHost } from "./child-server.ts";
import { KINDS } from "./servers.ts";

const { FIRESTORE_HOST = "", FIRESTORE_PROXY_PORT = "", FIRESTORE_PROJECT = "" } = process.env;

/** Kinds of hosts where a browser may meet something that it meets at no other. */
const VISITED = Object.entries(KINDS).filter(([, { isLike }]) => !isLike);

for (const [name, kind] of VISITED)
  test.describe(name, () => {
    let host: RunningHost;
    test.beforeAll(async () => {
      host = await kind.start();
    });
    test.afterAll(() => host?.stop());

    test.describe("in the browser", () => {
      // The home page draws its lines, which takes as long as the rest of it.
      test.use({ contextOptions: { reducedMotion: "reduce" } });
      test.use({ allowedOrigin: `http://127.0.0.1:${FIRESTORE_PROXY_PORT}`, allowedConsole: /^request: / });

      test("it hydrates, navigates and sends a message", async ({ page }) => {
        const project = `${FIRESTORE_PROJECT}-${name.toLowerCase().replaceAll(" ", "-")}`;
        const onward = (text: string) => text.replaceAll(FIRESTORE_PROJECT, project);
        await page.route(`http://127.0.0.1:${FIRESTORE_PROXY_PORT}/**`, (route, request) =>
          route.continue({
            url: onward(request.url().replace(`127.0.0.1:${FIRESTORE_PROXY_PORT}`, FIRESTORE_HOST)),
            // The emulator goes by the rules of the project that a header names.
            headers: Object.fromEntries(
              Object.entries(request.headers()).map(([header, value]) => [header, onward(value)]),
            ),
            postData: onward(request.postData() ?? ""),
          }),
        );
        await page.goto(`${host.url}/`);
        await hydrated(page);
        await page.locator("header").getByRole("link", { name: "Courses" }).click();
        await expect(page).toHaveURL(`${host.url}/courses`);
        const cover = page.locator("main img:visible").first();
        await expect
          .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const row = page.getByRole("link", { name: /^View Course/ }).first();
        const address = await row.evaluate((link: HTMLAnchorElement) => link.href);
        await row.click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.courses[0]?.title ?? "");
        await page.locator("header").getByRole("link", { name: "Contact" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.contact.title);
        expect(new URL(page.url()).pathname).toBe(`${new URL(host.url).pathname.replace(/\/$/, "")}/contact`);
        const { labels } = content.pages.contact.form;
        const field = (label: string) => page.getByRole("form").getByRole("textbox", { name: label });
        await field(labels.name).fill("Asha Rao");
        await field(labels.email).fill("asha@example.org");
        await field(labels.message).fill(`Sent through ${name}`);
        const answer = page.waitForResponse((response) => response.url().includes("documents:commit"));
        await page.getByRole("form").locator("button[type=submit]").click();
        await expect(page.getByRole("heading", { name: "Request Received" })).toBeVisible();
        const { writeResults } = (await (await answer).json()) as { writeResults: unknown[] };
        expect(writeResults).toHaveLength(1);
      });
    });
  });
