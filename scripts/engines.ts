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

// The shell without windows first: it takes about half the processor time.
const CHROMIUM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * Path of a Chromium: as CHROMIUM_PATH names it, on the PATH, or Playwright's own.
 * @throws Error when there is none.
 */
export function findChromium(): string {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is '${CHROMIUM_PATH}', where there is no file.`);
  }
  const onPath = PATH.split(path.delimiter).flatMap((folder) =>
    CHROMIUM_NAMES.map((name) => path.join(folder, name)),
  );
  const found = [...onPath, chromium.executablePath()].find((file) => existsSync(file));
  if (!found)
    throw new Error("No Chromium: run 'npx playwright install --with-deps chromium', or set CHROMIUM_PATH.");
  return found;
}

/** Programs that the tests start, any one of each list, and the Debian package that has it. */
const PACKAGES = [
  { programs: [...CHROMIUM_NAMES, chromium.executablePath()], name: "chromium-headless-shell" },
  { programs: ["firefox-esr", "firefox"], name: "firefox-esr" },
  { programs: ["WebKitWebDriver"], name: "webkit2gtk-driver" },
  { programs: ["Xvfb"], name: "xvfb" },
  { programs: ["nginx"], name: "nginx-light" },
  { programs: ["apache2"], name: "apache2-bin" },
  { programs: ["caddy"], name: "caddy" },
  { programs: ["python3"], name: "python3" },
];

/** Installs the missing ones, as root on Debian; elsewhere the tests that need one fail and name it. */
export function installEngines(): void {
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    "/usr/sbin",
    ...globSync("/usr/lib/*/webkit2gtk-*"),
  ];
  const isInstalled = (program: string) =>
    folders.some((folder) => existsSync(path.resolve(folder, program)));
  const missing = PACKAGES.filter(({ programs }) => !programs.some(isInstalled)).map(({ name }) => name);
  if (missing.length === 0 || !existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.join(", ")} for the tests`);
  for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", ...missing]])
    spawnSync("apt-get", parameters, { stdio: "inherit" });
}

/**
 * Gives the path of an old Chromium from the npm package `@sparticuz/chromium`, and downloads it once: some 59 MB,
 * 160 MB on the disk for each version.
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
