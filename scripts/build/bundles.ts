import { randomUUID } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import { hash, removeUnused } from "#app/cache/file-cache.server.ts";

/** Where bundles are kept, each pair under the hash of what it is made from. */
const FOLDER = ".cache/bundles";

/** Days after which bundles that no build has used are removed. */
const MAX_DAYS = 1;

/** Everything that bundles are made from: the code without the editor, its tools' settings, and every package's version. */
export function hashCode(root = "."): string {
  const code = listFiles(root, "app", "scripts").filter((name) => !/\.test\.tsx?$/.test(name));
  const settings = readdirSync(root).filter((name) => /\.(json|ts)$/.test(name) && name !== "firebase.json");
  return hash(JSON.stringify([process.version, hashFiles(root, [...code, ...settings])]));
}

/** The files of these names, and in folders of these names. */
export const listFiles = (root: string, ...names: string[]): string[] =>
  names
    .flatMap((name) => globSync([name, `${name}/**/*`], { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

/** Each of these files with the hash of its content. */
export const hashFiles = (root: string, names: string[]): string[][] =>
  names.toSorted().map((name) => [name, hash(readFileSync(path.join(root, name)))]);

/** Where the bundles of some code are kept. */
export const getBundlesFolder = (code: string): string => path.join(FOLDER, code);

/** Moves new bundles to where they are kept, unless another build has made the same meanwhile. */
export function keepBundles(temporary: string, folder: string): void {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Bundles the code for browsers and for the build, as `react-router build` does, or takes what was bundled before. */
export async function getBundles(code: string): Promise<string> {
  const folder = path.resolve(getBundlesFolder(code));
  if (!existsSync(folder)) {
    console.log("Bundling the code ...");
    const temporary = `${folder}-${randomUUID()}`;
    // React Router loads its configuration by itself.
    process.env.BUNDLES_FOLDER = temporary;
    try {
      // Imported only now, because most builds find their bundles.
      const { createBuilder } = await import("vite");
      // Node reads the configuration itself: bundling it takes half a second, and on a busy machine prints a warning.
      const builder = await createBuilder({ mode: "production", logLevel: "warn", configLoader: "native" });
      await builder.buildApp();
      keepBundles(temporary, folder);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  utimesSync(folder, new Date(), new Date());
  removeUnused(FOLDER, MAX_DAYS);
  return folder;
}
