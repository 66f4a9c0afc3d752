import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { createTestFolder } from "#app/content/test-folder.server.ts";

const { at, write } = createTestFolder();

it.each(["", "other/clone"])("removes nothing around '%s', which is no clone", (folder) => {
  write("work.txt", "not committed");
  mkdirSync(at("other/clone"), { recursive: true });
  const file = pathToFileURL(path.resolve("scripts/testing/cloned-project.ts")).href;
  const script = `const { removeClone } = await import("${file}"); removeClone("${folder}");`;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: at() });
  expect(status).toBe(0);
  for (const name of ["work.txt", "other/clone"]) expect(existsSync(at(name)), name).toBe(true);
});
