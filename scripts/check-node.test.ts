import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "installed-"));
  mkdirSync(path.join(folder, "node_modules/@rolldown/pluginutils"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said after an installation by npm on a version of Node. */
function endInstallation(version: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve("scripts/check-node.ts")], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, npm_config_user_agent: `npm/9.2.0 node/v${version} linux x64 workspaces/false` },
  });
  return { status, said: `${stdout}${stderr}` };
}

const addBundler = () => mkdirSync(path.join(folder, "node_modules/@rolldown/binding-linux-x64-gnu"));

it("an installation without the bundler's program fails, and says what to type instead", () =>
  expect(endInstallation("18.20.4")).toEqual({
    status: 1,
    said: "npm runs on Node 18.20.4 and has left out what the build needs: install with Node 20.19, 22.12 or newer. This does it, whatever your Node is: npx -y -p node@24 -p npm@11 npm ci\n",
  }));

it("a whole one by another Node than the project's own says that it does not matter", () => {
  addBundler();
  expect(endInstallation("20.20.2")).toEqual({
    status: 0,
    said: `npm runs on Node 20.20.2; the project's commands run on its own, Node ${process.versions.node}. Nothing is to be done.\n`,
  });
});

it("a whole one by the project's own Node is not worth a word", () => {
  addBundler();
  expect(endInstallation(process.versions.node)).toEqual({ status: 0, said: "" });
});

it("the versions that the sentence names are those for which npm installs the bundler's program", () => {
  const { engines } = JSON.parse(readFileSync("node_modules/rolldown/package.json", "utf8"));
  expect(engines.node).toBe("^20.19.0 || >=22.12.0");
});
