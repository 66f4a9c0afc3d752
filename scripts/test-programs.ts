import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The programs and the font that the tests need, by the Debian package that has one of them; the first that is found is taken. */
const PROGRAMS = {
  // The shell without windows first: it takes about half the processor time. Playwright's own last.
  "chromium-headless-shell": [
    ...["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    chromium.executablePath(),
  ],
  "firefox-esr": ["firefox-esr", "firefox"],
  "webkit2gtk-driver": ["WebKitWebDriver"],
  xvfb: ["Xvfb"],
  "nginx-light": ["nginx"],
  "apache2-bin": ["apache2"],
  python3: ["python3"],
  "default-jre-headless": ["java"],
  // The font that pages show until their own has come.
  "fonts-liberation": ["/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"],
};

type Package = keyof typeof PROGRAMS;

/** Path of a program of a package; undefined where none is installed. */
function searchProgram(name: Package): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
  return PROGRAMS[name]
    .flatMap((program) => folders.map((folder) => path.resolve(folder, program)))
    .find((file) => existsSync(file));
}

/**
 * Path of a program of a package.
 * @throws Error that says how to get it.
 */
export function findProgram(name: Package): string {
  const found = searchProgram(name);
  if (found) return found;
  throw new Error(`No ${PROGRAMS[name][0]} on this machine: install Debian's ${name}.`);
}

/**
 * Path of a Chromium, as CHROMIUM_PATH names it, or an installed one.
 * @throws Error when there is none.
 */
export function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is '${CHROMIUM_PATH}', where there is no file.`);
  const found = CHROMIUM_PATH || searchProgram("chromium-headless-shell");
  if (found) return found;
  throw new Error("No Chromium: run 'npx playwright install --with-deps chromium', or set CHROMIUM_PATH.");
}

/**
 * Installs what is missing, on Debian as root, in continuous integration also by sudo; elsewhere the tests that need a
 * program fail and name it.
 */
export function installPrograms(): void {
  const missing = (Object.keys(PROGRAMS) as Package[]).filter((name) => !searchProgram(name));
  const isRoot = process.getuid?.() === 0;
  if (missing.length === 0 || !existsSync("/usr/bin/apt-get") || !(isRoot || process.env.CI)) return;
  console.log(`Installing ${missing.join(", ")} for the tests`);
  const env = ["env", "DEBIAN_FRONTEND=noninteractive"];
  const [command = "", ...prefix] = isRoot ? env : ["sudo", ...env];
  for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", ...missing]])
    spawnSync(command, [...prefix, "apt-get", ...parameters], { stdio: "inherit" });
}
