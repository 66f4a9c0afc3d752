const { existsSync, readdirSync, readFileSync, realpathSync } = require("node:fs");
const nodeModule = require("node:module");
const path = require("node:path");

// Runs after an installation, and before the commands that people type first. Plain JavaScript, so that an old Node can
// read it.

/** Characters that Node or a tool of the build takes for a part of a pattern or an address. */
const SPECIAL = process.platform === "win32" ? "*?[]{}$#" : "*?[]{}$#\\";

const {
  npm_lifecycle_event,
  npm_config_dry_run,
  npm_config_package_lock_only,
  npm_config_user_agent = "",
} = process.env;

/** With these options npm runs `postinstall` but installs nothing. */
const installsNothing = npm_config_dry_run === "true" || npm_config_package_lock_only === "true";

/** @returns what is missing and what to type instead, or undefined. */
function findFault() {
  const project = process.cwd();
  const special = [...SPECIAL].find((character) => project.includes(character));
  if (special)
    return `The path of the project, ${project}, holds the character ${special}, with which its files are not found: rename the folder.`;
  if (!existsSync("node_modules")) return "The packages are not installed: run npm ci.";
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, wanted] = engines.node.split(">=");
  if (isOlder(process.versions.node, wanted))
    return `This project needs Node ${wanted} or newer, and this is Node ${process.versions.node}. Install the newest one of https://nodejs.org, or type npx -y -p node@24 before a command: npx -y -p node@24 npm start`;
  if (!hasBundler()) {
    const [, version = "an old version"] = /node\/v(\S+)/.exec(npm_config_user_agent) ?? [];
    return `The bundler's program for this system is missing. npm leaves it out when npm itself runs on a Node older than 20.19 (this is ${version}), or when told to omit optional packages. Install again with: npx -y -p node@24 -p npm@11 npm ci`;
  }
  return undefined;
}

/** Compares version numbers such as 24.9.0 and 24.12.0. */
function isOlder(version, wanted) {
  const [major, minor] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor] = wanted.split(".").map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}

/** Looks next to the bundler, wherever the package manager has put it. */
function hasBundler() {
  try {
    const rolldown = realpathSync(path.join(realpathSync("node_modules/vite"), "../rolldown"));
    return readdirSync(path.join(rolldown, "../@rolldown")).some((name) => name.startsWith("binding-"));
  } catch {
    return false;
  }
}

/** An installation without development packages, which cannot build and does not have to. */
const installsNoBuild = npm_lifecycle_event === "postinstall" && !existsSync("node_modules/vite");

if (installsNothing || installsNoBuild) process.exit();
const fault = findFault();
if (fault) {
  console.error(fault);
  process.exit(1);
}

// Modules that one command has compiled need not be compiled by the next, nor by the programs and threads that it starts.
process.env.NODE_COMPILE_CACHE ??= path.resolve(".cache/node");
nodeModule.enableCompileCache();
