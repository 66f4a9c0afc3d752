import path from "node:path";

/**
 * Names each island by its file: `course-tabs` for `course-tabs.island.tsx`.
 * @param modules The modules of all islands by their paths.
 * @returns the names by the components.
 * @throws Error when two islands have the same name, by which the browser finds them.
 */
export function nameIslands(modules: Record<string, { default: unknown }>): Map<unknown, string> {
  const files = new Map<string, string>();
  for (const file of Object.keys(modules)) {
    const name = path.basename(file, ".island.tsx");
    const other = files.get(name);
    if (other) throw new Error(`${other} and ${file} are islands of the same name: rename one of them.`);
    files.set(name, file);
  }
  return new Map([...files].map(([name, file]) => [modules[file]?.default, name]));
}
