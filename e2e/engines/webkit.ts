import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Builder, By, Capabilities, until, type WebDriver } from "selenium-webdriver";
import { getFreePort } from "../../scripts/local-firestore.ts";
import type { Engine } from "./engine.ts";
import { findProgram } from "./find-program.ts";

const HOW_TO_GET = "Install Debian's webkit2gtk-driver and xvfb";

/** How long an element may take to appear on a busy machine, in milliseconds. */
const PATIENCE = 30_000;

/** WebKit: the small browser that comes with WebKitGTK, by WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn(
    findProgram("XVFB_PATH", ["Xvfb"], HOW_TO_GET),
    ["-displayfd", "3", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const port = await getFreePort();
  const server = spawn(
    findProgram("WEBKIT_DRIVER_PATH", ["WebKitWebDriver"], HOW_TO_GET),
    [`--port=${port}`],
    {
      // The sandbox of WebKit needs rights that a container does not give.
      env: {
        ...process.env,
        DISPLAY: `:${await readLine(screen.stdio[3] as Readable)}`,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
      stdio: "ignore",
    },
  );
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
  const binary = findProgram(
    "WEBKIT_BROWSER_PATH",
    ["MiniBrowser"],
    HOW_TO_GET,
    globSync("/usr/lib/*/webkit2gtk-*"),
  );
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
