import path from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { IslandRenderer } from "./island.tsx";

/** The modules of all islands by their paths, which begin with a slash at the top folder of the project. */
export type IslandModules = Record<string, { default: unknown }>;

/** The islands by their components. */
type IslandFiles = ReadonlyMap<unknown, { name: string; file: string }>;

/**
 * Names each island by its file: `course-tabs` for `course-tabs.island.tsx`.
 * @throws Error when two islands have the same name, by which the browser finds them.
 */
export function nameIslands(modules: IslandModules): IslandFiles {
  const files = new Map<string, string>();
  for (const file of Object.keys(modules)) {
    const name = path.basename(file, ".island.tsx");
    const other = files.get(name);
    if (other) throw new Error(`${other} and ${file} are islands of the same name: rename one of them.`);
    files.set(name, file);
  }
  return new Map([...files].map(([name, file]) => [modules[file]?.default, { name, file: file.slice(1) }]));
}

/**
 * What renders the islands of one page, and the paths of those that it has rendered.
 * @param script rendered before the first of them.
 */
export function createIslandRenderer(
  islands: IslandFiles,
  script?: ReactNode,
): IslandRenderer & { files: Set<string> } {
  const files = new Set<string>();
  let next = script;
  return {
    files,
    addIsland(component) {
      const island = islands.get(component);
      if (!island)
        throw new Error(
          `${typeof component === "function" ? component.name : "A component"} is not an island: an island is the default export of a file whose name ends with .island.tsx.`,
        );
      files.add(island.file);
      return island.name;
    },
    takeScript() {
      const taken = next;
      next = undefined;
      return taken;
    },
    renderIsland: (node, identifierPrefix) => renderToString(node, { identifierPrefix }),
    renderStatic: renderToStaticMarkup,
  };
}
