import { closeSync, existsSync, lstatSync, openSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { SettingError } from "#app/academy/setting-error.server.ts";
import { BUILD_FOLDER } from "./folders.ts";

/** Characters that the tools of a build take for a part of a pattern or an address; `check-node.cjs` refuses two more. */
const SPECIAL = "[]{}$#?";

/**
 * Looks at everything about the project's folders that would end a build half-way.
 * @throws SettingError that says what to do.
 */
export function checkFolders(project = process.cwd()): void {
  const special = [...SPECIAL].find((character) => project.includes(character));
  if (special)
    throw new SettingError(
      `The path of the project, ${project}, holds the character ${special}, with which a build fails: rename the folder.`,
    );
  for (const name of [BUILD_FOLDER, ".cache"]) checkFolder(path.join(project, name), name);
  const files = path.join(project, "public");
  if (!existsSync(files))
    throw new SettingError("There is no folder public: restore it: git checkout -- public");
  for (const name of readdirSync(files, { recursive: true, encoding: "utf8" }))
    checkFile(path.join(files, name), `public/${name.replaceAll(path.sep, "/")}`);
}

function checkFolder(folder: string, name: string): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found || found.isDirectory()) return;
  const kind = found.isSymbolicLink() ? "a link" : "a file";
  throw new SettingError(`${name} is ${kind}, but a build needs a folder of this name: remove it.`);
}

function checkFile(file: string, name: string): void {
  try {
    const found = statSync(file);
    if (found.isFile()) closeSync(openSync(file, "r"));
    else if (!found.isDirectory()) throw new SettingError(`${name} is not a file: remove it.`);
  } catch (error) {
    if (error instanceof SettingError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`${name} cannot be read (${code}): correct its permissions, or remove it.`);
  }
}
