import { chromium } from "@playwright/test";
import type { Engine } from "./engine.ts";

/** Blink, as the rest of the suite drives it. */
export async function startChromium(): Promise<Engine> {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    // Text, so that nothing which the test runner adds to functions reaches the page.
    evaluate: (run, ...parameters) => page.evaluate(`(${run})(...${JSON.stringify(parameters)})`),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
