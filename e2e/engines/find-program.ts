import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Path of a program: as a variable of the environment names it, in one of the given folders, or on the PATH.
 * @throws Error with the way to get it.
 */
export function findProgram(
  variable: string,
  names: string[],
  howToGet: string,
  folders: string[] = [],
): string {
  const named = process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} is '${named}', where there is no file.`);
  }
  const searched = [...folders, ...(process.env.PATH ?? "").split(path.delimiter)];
  const found = names
    .flatMap((name) => searched.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
  if (found) return found;
  throw new Error(`No ${names.join(" or ")} on this machine. ${howToGet}, or set ${variable}.`);
}
