import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

it("an installation without the bundler's program fails and says what to type instead; a whole one says nothing", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "installed-"));
  const check = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve("scripts/check-node.ts")], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, npm_config_user_agent: "npm/9.2.0 node/v18.20.4 linux x64 workspaces/false" },
    });
    return { status, said: `${stdout}${stderr}` };
  };
  expect(check()).toEqual({
    status: 1,
    said: "npm runs on Node 18.20.4 and has left out what the build needs: install with Node 20.19, 22.12 or newer. This does it, whatever your Node is: npx -y -p node@24 -p npm@11 npm ci\n",
  });
  mkdirSync(path.join(folder, "node_modules/@rolldown/binding-linux-x64-gnu"), { recursive: true });
  expect(check()).toEqual({ status: 0, said: "" });
  rmSync(folder, { recursive: true });
});
