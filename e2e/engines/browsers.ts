import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import puppeteer from "puppeteer-core";
import { Builder, By, Capabilities, until, type WebDriver } from "selenium-webdriver";
import { findProgram } from "../../scripts/engines.ts";
import { getFreePort } from "../../scripts/free-port.ts";

// Playwright drives patched builds of Firefox and WebKit alone; these are the ones that visitors have.

/** A browser engine with one page open, driven alike whatever its protocol is. */
export type Engine = {
  /** Loads an address and waits for the load event. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; it may use nothing but its parameters, and both ways carry JSON. */
  evaluate: <Result, Parameters extends unknown[]>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Presses the first element of a selector with the engine's own pointer. */
  click: (selector: string) => Promise<void>;
  /** Types into the first element of a selector with the engine's own keyboard. */
  type: (selector: string, text: string) => Promise<void>;
  /** Sets the size of the window's inside, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts Firefox, driven by WebDriver BiDi. @throws Error that says how to get it. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findProgram("firefox-esr"),
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

/** How long an element may take to appear on a busy machine, in milliseconds. */
const PATIENCE = 30_000;

/** Starts the small browser of WebKitGTK on a virtual screen, driven by WebDriver. @throws as `startFirefox`. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn(
    findProgram("xvfb"),
    ["-displayfd", "3", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const port = await getFreePort();
  const server = spawn(findProgram("webkit2gtk-driver"), [`--port=${port}`], {
    // The sandbox of WebKit needs rights that a container does not give.
    env: {
      ...process.env,
      DISPLAY: `:${await readLine(screen.stdio[3] as Readable)}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
    stdio: "ignore",
  });
  const driver = await connect(`http://127.0.0.1:${port}`);
  return {
    ...drive(driver),
    close: async () => {
      await driver.quit();
      for (const child of [server, screen]) {
        const ended = once(child, "exit");
        child.kill();
        await ended;
      }
    },
  };
}

function drive(driver: WebDriver): Omit<Engine, "close"> {
  const find = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), PATIENCE);
  return {
    open: (url) => driver.get(url),
    evaluate: (run, ...parameters) =>
      driver.executeScript(`return (${run})(...${JSON.stringify(parameters)})`),
    click: async (selector) => {
      const element = await find(selector);
      await driver.executeScript("arguments[0].scrollIntoView({block:'center'})", element);
      await element.click();
    },
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    resize: async (width, height) => {
      const frame = (await driver.executeScript(
        "return [outerWidth - innerWidth, outerHeight - innerHeight]",
      )) as [number, number];
      await driver
        .manage()
        .window()
        .setRect({ width: width + frame[0], height: height + frame[1] });
    },
  };
}

/** The driver's server needs a moment before it answers. */
async function connect(server: string): Promise<WebDriver> {
  const [binary = ""] = globSync("/usr/lib/*/webkit2gtk-*/MiniBrowser");
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  for (let tries = 0; ; tries++) {
    try {
      return await new Builder().usingServer(server).withCapabilities(capabilities).build();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function readLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error("Xvfb ended before it had a display.");
}
