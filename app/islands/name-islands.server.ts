import path from "node:path";

/**
 * Names each island by its file: `course-tabs` for `course-tabs.island.tsx`.
 * @param modules The modules of all islands by their paths.
 * @returns the names by the components.
 * @throws Error when two islands have the same name, by which the browser finds them.
 */
export function nameIslands(modules: Record<string, { default: unknown }>): Map<unknown, string> {
  const files = Map.groupBy(Object.keys(modules), (file) => path.basename(file, ".island.tsx"));
  return new Map(
    Array.from(files, ([name, [file = "", other]]) => {
      if (other) throw new Error(`${file} and ${other} are islands of the same name: rename one of them.`);
      return [modules[file]?.default, name];
    }),
  );
}
