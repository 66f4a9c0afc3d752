import puppeteer from "puppeteer-core";
import type { Engine } from "./engine.ts";
import { findProgram } from "./find-program.ts";

/** Gecko, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findProgram("FIREFOX_PATH", ["firefox-esr", "firefox"], "Install Debian's firefox-esr"),
    headless: true,
    // A cold start on a busy machine takes its time.
    timeout: 60_000,
    // Processes that wait for further sites, and pages that draw themselves: a tenth of its processor time.
    extraPrefsFirefox: {
      "dom.ipc.processPrelaunch.enabled": false,
      "dom.ipc.processCount": 1,
      "ui.prefersReducedMotion": 1,
    },
  });
  const page = await browser.newPage();
  const find = async (selector: string) => {
    const element = await page.waitForSelector(selector);
    if (!element) throw new Error(`Nothing matches ${selector}.`);
    return element;
  };
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    evaluate: (run, ...parameters) =>
      page.evaluate(`(${run})(...${JSON.stringify(parameters)})`) as Promise<ReturnType<typeof run>>,
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
