import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
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
    [process.execPath, "node_modules/playwright/cli.js", "install", "--with-deps", "chromium"],
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

/** What tests start: browsers, web servers, and Python for the programs of sessions and briefs; each with a Debian package that has it. */
const PACKAGES = [
  { programs: ["firefox-esr", "firefox"], name: "firefox-esr" },
  { programs: ["WebKitWebDriver"], name: "webkit2gtk-driver" },
  { programs: ["Xvfb"], name: "xvfb" },
  { programs: ["nginx"], name: "nginx-light" },
  { programs: ["apache2"], name: "apache2-bin" },
  { programs: ["caddy"], name: "caddy" },
  { programs: ["python3"], name: "python3" },
];

/**
 * Installs what is missing of them, where this is a Debian on which one may; elsewhere the tests that need one fail
 * and say which.
 */
export function installEngines(): void {
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    "/usr/sbin",
    ...globSync("/usr/lib/*/webkit2gtk-*"),
  ];
  const isInstalled = (program: string) => folders.some((folder) => existsSync(path.join(folder, program)));
  const missing = PACKAGES.filter(({ programs }) => !programs.some(isInstalled)).map(({ name }) => name);
  if (missing.length === 0 || !existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.join(", ")} for the tests`);
  for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", ...missing]])
    spawnSync("apt-get", parameters, { stdio: "inherit" });
}

/**
 * Gives the path of an old Chromium, which the npm package `@sparticuz/chromium` carries: some 59 MB to fetch and
 * 160 MB on the disk for each version, once.
 * @throws Error when npm cannot fetch it.
 */
export function getOldChromium(version: string): string {
  const folder = path.resolve(`node_modules/.cache/chromium-${version}`);
  const binary = path.join(folder, "chromium");
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const run = (command: string, parameters: string[]) =>
    execFileSync(command, parameters, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
  const archive = run("npm", ["pack", "--silent", `@sparticuz/chromium@${version}`]).trim();
  run("tar", ["xzf", archive]);
  const packed = path.join(folder, "package/bin");
  writeFileSync(`${binary}.part`, brotliDecompressSync(readFileSync(path.join(packed, "chromium.br"))));
  writeFileSync(
    path.join(folder, "gl.tar"),
    brotliDecompressSync(readFileSync(path.join(packed, "swiftshader.tar.br"))),
  );
  run("tar", ["xf", "gl.tar"]);
  for (const name of [archive, "gl.tar", "package"])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  chmodSync(`${binary}.part`, 0o755);
  renameSync(`${binary}.part`, binary);
  return binary;
}
