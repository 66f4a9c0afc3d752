import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const PACKAGE = JSON.parse(readFileSync("package.json", "utf8"));
const BINDING = "@rolldown/binding-linux-x64-gnu";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "installed-"));
  wantNode(">=24.12.0");
});
afterEach(() => rmSync(folder, { recursive: true }));

const wantNode = (node: string) =>
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ engines: { node } }));

const install = (...names: string[]) => {
  for (const name of names) mkdirSync(path.join(folder, "node_modules", name), { recursive: true });
};

function check(settings: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve("scripts/check-node.js")], {
    cwd: folder,
    encoding: "utf8",
    env: { npm_config_user_agent: "npm/9.2.0 node/v18.20.4 linux x64 workspaces/false", ...settings },
  });
  return { status, output: `${stdout}${stderr}` };
}

describe("refuses to start", () => {
  it("before the packages are installed", () =>
    expect(check()).toEqual({ status: 1, output: "The packages are not installed: run npm ci.\n" }));

  it.each([">=99.0.0", `>=${process.versions.node.split(".")[0]}.99.0`])(
    "on a Node that is not %s",
    (node) => {
      install("vite", "rolldown", BINDING);
      wantNode(node);
      expect(check()).toEqual({
        status: 1,
        output: `This project needs Node ${node.slice(2)} or newer, and this is Node ${process.versions.node}. Install the newest one of https://nodejs.org, or type npx -y -p node@24 before a command: npx -y -p node@24 npm start\n`,
      });
    },
  );

  it("when npm has left out the bundler's program", () => {
    install("vite", "rolldown");
    expect(check()).toEqual({
      status: 1,
      output:
        "The bundler's program for this system is missing. npm leaves it out when npm itself runs on a Node older than 20.19 (this is 18.20.4), or when told to omit optional packages. Install again with: npx -y -p node@24 -p npm@11 npm ci\n",
    });
  });
});

it.each<[installation: string, prepare: () => void, settings?: NodeJS.ProcessEnv]>([
  ["by npm", () => install("vite", "rolldown", BINDING)],
  ["by pnpm, which links packages from a store", installWithLinks],
  ["without development packages", () => install("react"), { npm_lifecycle_event: "postinstall" }],
  ["that npm only tries out", () => {}, { npm_config_dry_run: "true" }],
  ["that npm only locks", () => {}, { npm_config_package_lock_only: "true" }],
])("prints nothing in an installation %s", (_, prepare, settings) => {
  prepare();
  expect(check(settings)).toEqual({ status: 0, output: "" });
});

function installWithLinks(): void {
  install(".pnpm/vite@8/node_modules/vite", ".pnpm/rolldown@1/node_modules/rolldown");
  install(`.pnpm/rolldown@1/node_modules/${BINDING}`);
  const link = (name: string, target: string) =>
    symlinkSync(path.join(folder, "node_modules/.pnpm", target), path.join(folder, "node_modules", name));
  link("vite", "vite@8/node_modules/vite");
  link(".pnpm/vite@8/node_modules/rolldown", "rolldown@1/node_modules/rolldown");
}

it.each(Object.entries<string>(PACKAGE.scripts))("npm run %s runs the guard first", (_, command) =>
  expect(command).toMatch(/^node (--import )?(\.\/)?scripts\/check-node\.js/),
);

it("names one version of Node everywhere", () => {
  const versions = Object.values(PACKAGE.optionalDependencies);
  expect(new Set([readFileSync(".node-version", "utf8").trim(), ...versions]).size).toBe(1);
});
