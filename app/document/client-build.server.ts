import { readFileSync } from "node:fs";
import path from "node:path";
import type { IslandFiles } from "#app/islands/island.tsx";

/** An entry of Vite's manifest, whose keys are paths of modules. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

/** The files that the build of the browser's code has written. */
export type ClientBuild = {
  /** Addresses of the modules that every island needs, the entry first. */
  entry: string[];
  /** The islands by their names. */
  islands: ReadonlyMap<string, IslandFiles>;
  /** Address of the stylesheet. */
  stylesheet: string;
  /** Address of the site's font, with all its letters. */
  font: string;
};

const ENTRY = "app/entry.client.tsx";
const ISLAND = ".island.tsx";
const FONT = "app/ui/font/anek-latin.woff2";

/** Reads the manifest of the client build in a folder. @throws Error when it names no entry, stylesheet or font. */
export function readClientBuild(folder: string): ClientBuild {
  const manifest = readFileSync(path.join(folder, ".vite/manifest.json"), "utf8");
  const chunks = JSON.parse(manifest) as Record<string, Chunk>;
  const listFiles = (key: string): string[] => {
    const chunk = chunks[key];
    return chunk ? [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(listFiles)] : [];
  };
  const entry = listFiles(ENTRY);
  const [stylesheet] = chunks[ENTRY]?.css ?? [];
  const font = chunks[FONT]?.file;
  if (!stylesheet || !font) throw new Error(`The client build has no ${ENTRY} with a stylesheet and a font.`);
  const islands = Object.keys(chunks)
    .filter((key) => key.endsWith(ISLAND))
    .map((key): [string, IslandFiles] => {
      const modules = listFiles(key).filter((file) => !entry.includes(file));
      return [
        path.basename(key, ISLAND),
        { modules, later: (chunks[key]?.dynamicImports ?? []).flatMap(listFiles) },
      ];
    });
  return { entry, islands: new Map(islands), stylesheet: `/${stylesheet}`, font: `/${font}` };
}
