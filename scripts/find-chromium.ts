import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";

// The shell without windows first: it starts and draws in about half the processor time.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * Path of a Chromium: as CHROMIUM_PATH names it, on the PATH, Playwright's own, else installed now: by
 * Playwright, or from Debian's package.
 * @throws Error with what was tried, when none can be had.
 */
export function findChromium(): string {
  const known = findInstalled();
  if (known) return known;
  const tries = [
    ["npx", "playwright", "install", "--with-deps", "chromium"],
    ["sh", "-c", "apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell"],
  ];
  for (const [command = "", ...parameters] of tries) {
    console.log(`No Chromium yet: trying ${[command, ...parameters].join(" ")}`);
    spawnSync(command, parameters, { stdio: "inherit" });
    const found = findInstalled();
    if (found) return found;
  }
  throw new Error(
    "No Chromium: neither Playwright's download nor Debian's package could be installed. Install chromium, or set CHROMIUM_PATH.",
  );
}

function findInstalled(): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is '${CHROMIUM_PATH}', where there is no file.`);
  }
  const onPath = PATH.split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, chromium.executablePath()].find((file) => existsSync(file));
}
