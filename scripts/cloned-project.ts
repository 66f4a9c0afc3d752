import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FIXTURE } from "#app/site/fixture.server.ts";

/** Clones the project with what is not committed yet, the packages of this folder, and nothing built. */
export function cloneProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "clone-"));
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  // Git also lists files that were deleted since the last commit.
  for (const file of stdout.split("\0").filter((name) => name !== "" && existsSync(name)))
    cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/** Clones the project for tests, with the fixture as its content. */
export function cloneWithFixture(): string {
  const folder = cloneProject();
  const content = path.join(folder, "content");
  rmSync(content, { recursive: true });
  cpSync(FIXTURE, content, { recursive: true });
  return folder;
}
