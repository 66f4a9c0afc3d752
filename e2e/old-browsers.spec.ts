import { expect, type Page, test } from "@playwright/test";
import { launchOldChromium, OLDEST_CHROMIUM } from "./engines/old-chromium.ts";
import { requireLinux } from "./support/requirements.ts";
import { ISLAND_PAGES } from "./support/site.ts";

// The oldest browsers that are supported: engines/engines.spec.ts.

requireLinux();

/** Old Chromiums warn of an attribute, and of the part of the speculation rules, that they do not know. */
const KNOWN_WARNING = /'popover' attribute|unknown key: "eagerness"/;

/** The elements of the page that are shown. */
const listShown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => element.getClientRects().length > 0)
      .map(({ localName, id, className }) => `${localName}#${id}.${className}`),
  );

test("a Chromium just too old shows pages as without scripts, and loads none", async ({ baseURL }) => {
  const browser = await launchOldChromium(OLDEST_CHROMIUM - 1);
  const [page, withoutScripts] = await Promise.all(
    [true, false].map((javaScriptEnabled) => browser.newPage({ javaScriptEnabled, baseURL: baseURL ?? "" })),
  );
  if (!page || !withoutScripts) throw new Error("There is no page.");
  const events: string[] = [];
  page.on("request", (request) => void (/\.js$/.test(request.url()) && events.push(request.url())));
  page.on("pageerror", (error) => events.push(error.message));
  page.on("console", (message) => {
    const isFault = ["error", "warning"].includes(message.type()) && !KNOWN_WARNING.test(message.text());
    if (isFault) events.push(message.text());
  });
  for (const path of ISLAND_PAGES) {
    await page.goto(path);
    // A supported browser loads its islands at a key.
    await page.keyboard.press("Tab");
    await withoutScripts.goto(path);
    expect(await listShown(page), path).toEqual(await listShown(withoutScripts));
  }
  expect(events).toEqual([]);
  await browser.close();
});
