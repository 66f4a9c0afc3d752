import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

it("a clone is gone when the process that made it has failed", () => {
  const file = pathToFileURL(path.resolve("scripts/testing/cloned-project.ts")).href;
  const script = `const { cloneProject } = await import("${file}"); console.log(cloneProject()); throw new Error();`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  const folder = stdout.trim();
  expect(path.basename(folder)).toBe("site");
  expect(existsSync(path.dirname(folder))).toBe(false);
});
