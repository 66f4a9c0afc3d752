import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createTestFolder, itOnPosix } from "#app/testing/test-folder.server.ts";

const PACKAGE = JSON.parse(readFileSync("package.json", "utf8"));
const BINDING = "@rolldown/binding-linux-x64-gnu";

const { at, write } = createTestFolder();
const addFolder = (name: string) => mkdirSync(at(`node_modules/${name}`), { recursive: true });

/** Checks a folder with these packages. */
function check(packages: string[], settings: NodeJS.ProcessEnv = {}, node = "24.15.0", cwd = at()) {
  packages.forEach(addFolder);
  write("package.json", JSON.stringify({ engines: { node: `>=${node}` } }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve("scripts/check-node.cjs")], {
    cwd,
    encoding: "utf8",
    env: { npm_config_user_agent: "npm/9.2.0 node/v18.20.4 linux x64 workspaces/false", ...settings },
  });
  return { status, output: stdout + stderr };
}

const NEWER = `${process.versions.node.split(".")[0]}.99.0`;

it.each<[string, string, string[], string?]>([
  ["before the packages are installed", "The packages are not installed: run npm ci.", []],
  ["on an older Node", `This project needs Node ${NEWER} or newer, and this is Node `, ["vite"], NEWER],
  [
    "when npm has left out the bundler's program",
    "The bundler's program for this system is missing. npm leaves it out when npm itself runs on a Node older than 20.19 (this is 18.20.4)",
    ["vite", "rolldown"],
  ],
])("refuses to start %s", (_, reason, packages, node) =>
  expect(check(packages, {}, node)).toEqual({ status: 1, output: expect.stringContaining(reason) }),
);

it.each<[installation: string, packages: string[], settings?: NodeJS.ProcessEnv]>([
  ["by npm", ["vite", "rolldown", BINDING]],
  ["without development packages", ["react"], { npm_lifecycle_event: "postinstall" }],
  ["that npm only tries out", [], { npm_config_dry_run: "true" }],
  ["that npm only locks", [], { npm_config_package_lock_only: "true" }],
])("prints nothing in an installation %s", (_, packages, settings) =>
  expect(check(packages, settings)).toEqual({ status: 0, output: "" }),
);

itOnPosix.each(["a*", "a\\b", "a#b"])("refuses to start in a folder called %s", (name) => {
  mkdirSync(at(name));
  expect(check([], {}, undefined, at(name))).toEqual({
    status: 1,
    output: expect.stringContaining("with which its files are not found: rename the folder."),
  });
});

itOnPosix("prints nothing in an installation by pnpm, which links packages from a store", () => {
  const store = ".pnpm/rolldown@1/node_modules";
  addFolder(".pnpm/vite@8/node_modules/vite");
  addFolder(`${store}/rolldown`);
  const link = (name: string, target: string) =>
    symlinkSync(at(`node_modules/${target}`), at(`node_modules/${name}`));
  link("vite", ".pnpm/vite@8/node_modules/vite");
  link(".pnpm/vite@8/node_modules/rolldown", `${store}/rolldown`);
  expect(check([`${store}/${BINDING}`])).toEqual({ status: 0, output: "" });
});

it("runs after an installation and before the commands that are typed first", () => {
  for (const name of ["postinstall", "start", "dev", "build", "content"])
    expect(PACKAGE.scripts[name]).toMatch(/^node --require \.\/scripts\/check-node\.cjs /);
  for (const chain of [PACKAGE.scripts.check, PACKAGE.scripts.test])
    expect(chain).toMatch(/^npm run content /);
});

it("brings the Node that .node-version names", () =>
  expect(Object.values(PACKAGE.optionalDependencies)).toEqual([
    readFileSync(".node-version", "utf8").trim(),
  ]));
