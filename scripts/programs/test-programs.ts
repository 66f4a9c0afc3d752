import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { LaunchOptions } from "@playwright/test";
import { getSettings } from "#app/academy/settings.server.ts";

/** External programs that the tests need, by Debian package. The first candidate found is used. */
const PROGRAMS = {
  // The shell without windows first: it takes about half the processor time.
  "chromium-headless-shell": [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ],
  "firefox-esr": ["firefox-esr", "firefox"],
  "webkit2gtk-driver": ["WebKitWebDriver"],
  xvfb: ["Xvfb"],
  python3: ["python3"],
  "python3-numpy": ["/usr/lib/python3/dist-packages/numpy"],
  "default-jdk-headless": ["javac"],
  // The font that pages show until their own has arrived.
  "fonts-liberation": ["/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"],
};

/** The Debian package of a program. */
export type Package = keyof typeof PROGRAMS;

const PACKAGES = Object.keys(PROGRAMS) as Package[];

/** Path of a program of a package; undefined where none is installed. */
function searchProgram(name: Package): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
  const installed = PROGRAMS[name]
    .flatMap((program) => folders.map((folder) => path.resolve(folder, program)))
    .find((file) => existsSync(file));
  return installed ?? (name === "chromium-headless-shell" ? searchOwnChromium() : undefined);
}

/** Path of Playwright's own Chromium. Playwright is loaded only here, since that takes half a second. */
function searchOwnChromium(): string | undefined {
  const playwright = createRequire(import.meta.url)("@playwright/test") as typeof import("@playwright/test");
  return [playwright.chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Path of a program of a package.
 * @throws Error with how to get it.
 */
export function findProgram(name: Package): string {
  const found = searchProgram(name);
  if (found) return found;
  throw new Error(describeMissing([name]));
}

/**
 * Chooses the Chromium that Playwright starts: the one that CHROMIUM_PATH names, or an installed one. Where there is none,
 * Playwright looks for Chrome where each system has it.
 * @throws Error when CHROMIUM_PATH names no file.
 */
export function findChromium(): LaunchOptions {
  const { CHROMIUM_PATH } = getSettings();
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is '${CHROMIUM_PATH}': that file does not exist.`);
  const executablePath = CHROMIUM_PATH || searchProgram("chromium-headless-shell");
  return { args: ["--no-sandbox"], ...(executablePath ? { executablePath } : { channel: "chrome" }) };
}

/** The packages without an installed program. */
export const listMissing = (names: Package[] = PACKAGES): Package[] =>
  names.filter((name) => !searchProgram(name));

/** Names missing programs, and how to install them. */
export const describeMissing = (names: Package[]): string =>
  `Missing: ${names.map((name) => path.basename(PROGRAMS[name][0] ?? name)).join(", ")}. On Debian or Ubuntu: sudo apt-get install --no-install-recommends ${names.join(" ")}`;
