import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";

/** What tests start: browsers, web servers, and Python for the code of sessions and briefs; with Debian's package that has one of each. */
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
