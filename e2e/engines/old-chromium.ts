import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import type { Engine } from "./engine.ts";

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };

/** The major version of the oldest Chromium that the site supports. */
export const OLDEST_CHROMIUM = Number(
  browserslist.find((line) => line.startsWith("chrome "))?.slice("chrome ".length),
);

/** Starts an old Chromium. Playwright drives it, because chromedriver refuses every version but its own. */
export const launchOldChromium = (version: number): Promise<Browser> =>
  chromium.launch({
    executablePath: getOldChromium(version),
    args: ["--no-sandbox", "--no-zygote", "--disable-gpu"],
  });

/** Starts the oldest Chromium that the site supports. */
export async function startOldestChromium(): Promise<Engine> {
  const browser = await launchOldChromium(OLDEST_CHROMIUM);
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, ...parameters) => page.evaluate(`(${run})(...${JSON.stringify(parameters)})`),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async () => (await page.screenshot()).toString("base64"),
    close: () => browser.close(),
  };
}

/**
 * Returns the path of a Chromium of this major version, from the npm package `@sparticuz/chromium`. The first call
 * downloads it: 59 MB, 160 MB on the disk.
 * @throws Error when npm cannot fetch it.
 */
function getOldChromium(version: number): string {
  const folder = path.join(homedir(), ".cache/old-chromium", String(version));
  const binary = path.join(folder, "chromium");
  if (existsSync(binary)) return binary;
  mkdirSync(path.dirname(folder), { recursive: true });
  // Renamed once it is whole: another clone may download the same.
  const draft = mkdtempSync(`${folder}-`);
  const run = (command: string, parameters: string[]) =>
    execFileSync(command, parameters, { cwd: draft, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const unpack = (name: string, file: string) =>
    writeFileSync(
      path.join(draft, file),
      brotliDecompressSync(readFileSync(path.join(draft, "package/bin", name))),
    );
  const archive = run("npm", ["pack", "--silent", `@sparticuz/chromium@${version}`]).trim();
  run("tar", ["xzf", archive]);
  unpack("chromium.br", "chromium");
  chmodSync(path.join(draft, "chromium"), 0o755);
  unpack("swiftshader.tar.br", "gl.tar");
  run("tar", ["xf", "gl.tar"]);
  for (const name of [archive, "gl.tar", "package"]) rmSync(path.join(draft, name), { recursive: true });
  if (existsSync(binary)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return binary;
}
