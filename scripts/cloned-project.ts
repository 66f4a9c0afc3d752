import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FIXTURE } from "#app/site/copied-content.server.ts";

/** A clone for tests, in which nothing was built; its packages are those of this folder. */
export function cloneProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "clone-"));
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  // What has been removed since the last commit is listed too.
  for (const file of stdout.split("\0").filter((name) => name !== "" && existsSync(name))) {
    const copy = path.join(folder, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(file, copy);
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/** A clone for tests of commands, with the content that only tests read. */
export function cloneWithFixture(): string {
  const folder = cloneProject();
  const content = path.join(folder, "content");
  rmSync(content, { recursive: true });
  cpSync(FIXTURE, content, { recursive: true });
  return folder;
}
