import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Files of a folder with many projects, which tools search for above a project. None may change the site or its checks. */
const FOREIGN_FILES = {
  "package.json": JSON.stringify({ workspaces: ["*"], browserslist: ["ie 6"] }),
  "vite.config.ts": "throw new Error();",
  "postcss.config.js": `module.exports = {
    plugins: [{ postcssPlugin: "red", Declaration: { color: (color) => { color.value = "red"; } } }],
  };`,
  "tsconfig.json": JSON.stringify({ compilerOptions: { jsx: "preserve", target: "ES5" } }),
  ".env": "DRAFTS=1\nNODE_ENV=development\n",
  ".gitignore": "*\n",
  ".ignore": "*\n",
  ".htmlvalidate.json": JSON.stringify({ rules: { "no-style-tag": "error" } }),
};

/**
 * Clones the project with what is not committed yet, the packages of this folder, and nothing built.
 * @returns its folder, which is removed at the end of this process, whatever has failed.
 */
export function cloneProject(): string {
  const parent = mkdtempSync(path.join(tmpdir(), "clone-"));
  process.once("exit", () => rmSync(parent, { recursive: true, force: true, maxRetries: 3 }));
  for (const [name, text] of Object.entries(FOREIGN_FILES)) writeFileSync(path.join(parent, name), text);
  const folder = path.join(parent, "site");
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  // Git also lists files that were deleted since the last commit.
  for (const file of stdout.split("\0").filter((name) => name !== "" && existsSync(name)))
    cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}
