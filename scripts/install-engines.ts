import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";

/** The programs that the tests in Firefox and WebKit start, and Debian's package that has one of each. */
const PACKAGES = [
  { programs: ["firefox-esr", "firefox"], name: "firefox-esr" },
  { programs: ["WebKitWebDriver"], name: "webkit2gtk-driver" },
  { programs: ["Xvfb"], name: "xvfb" },
];

/**
 * Installs what is missing of Firefox and WebKit, where this is a Debian on which one may; elsewhere the tests
 * that need an engine fail and say which.
 */
export function installEngines(): void {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), ...globSync("/usr/lib/*/webkit2gtk-*")];
  const isInstalled = (program: string) => folders.some((folder) => existsSync(path.join(folder, program)));
  const missing = PACKAGES.filter(({ programs }) => !programs.some(isInstalled)).map(({ name }) => name);
  if (missing.length === 0 || !existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.join(", ")} for the tests in Firefox and WebKit`);
  for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", ...missing]])
    spawnSync("apt-get", parameters, { stdio: "inherit" });
}
