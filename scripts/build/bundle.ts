import { type ChildProcess, fork } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { getBasePath } from "#app/content/base-path.server.ts";
import { hash, keepFile } from "#app/files/kept.server.ts";
import type { BundlerAnswer } from "./bundler.ts";
import { NEXT_SERVER, WORK_FOLDER } from "./folders.ts";

/** Everything that scripts, styles and the program that renders pages are made from, beside the letters of the font. */
const SOURCES = [
  "{app,public,scripts}/**/*",
  "node_modules/.package-lock.json",
  "{package,tsconfig}.json",
  "{vite,react-router}.config.ts",
];

/** A bundle in the making. */
export type Bundling = {
  /** Says that the font is there, which the styles name; the bundler waits for it. */
  sayFontIsReady: () => void;
  /** Whether the bundle is there. */
  isDone: () => boolean;
  /** Waits until the bundle stands in the work folder; gives what the bundler has cost, with this program beside it. */
  finish: () => Promise<BundlerAnswer>;
};

/**
 * Has the scripts, the styles and the program that renders pages ready in the work folder: those of an earlier build
 * when nothing has changed that they are made from, else a bundler makes them beside this program.
 * @param sources state of what is bundled.
 * @param characters letters of the font, which is bundled too.
 */
export function startBundling(sources: string, characters: string): Bundling {
  rmSync(WORK_FOLDER, { recursive: true, force: true });
  let bundler: ChildProcess | undefined;
  let cost: BundlerAnswer = { milliseconds: 0, kilobytes: 0 };
  const kept = keepFile("bundles", [sources, characters], async () => {
    bundler = fork(path.join(import.meta.dirname, "bundler.ts"), [sources]);
    cost = await untilDone(bundler);
    cost.kilobytes += process.resourceUsage().maxRSS;
    return pack();
  });
  // Without a bundler there is nothing to wait for.
  let isDone = bundler === undefined;
  const settled = kept.finally(() => {
    isDone = true;
  });
  // Whoever waits for it hears of a failure.
  settled.catch(() => undefined);
  return {
    sayFontIsReady: () => void bundler?.send("font"),
    isDone: () => isDone,
    finish: async () => {
      const file = await settled;
      if (!bundler) unpack(file);
      return cost;
    },
  };
}

const isSource = (file: string): boolean => !/\.test\.tsx?$|^app\/ui\/fonts\//.test(file);

/** State of the code, the packages and the configuration: of everything that is bundled but the font. */
export function hashSources(): string {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(".", path.join(entry.parentPath, entry.name)))
    .filter(isSource)
    .toSorted();
  const hashes = files.map((file) => [file, hash(readFileSync(file))]);
  return hash(JSON.stringify([process.version, getBasePath(), hashes]));
}

/** @throws Error when the bundler fails; it has said why. */
function untilDone(bundler: ChildProcess): Promise<BundlerAnswer> {
  return new Promise((resolve, reject) => {
    bundler.once("message", (message) => resolve(message as BundlerAnswer));
    bundler.once("error", reject);
    bundler.once("exit", () =>
      reject(new Error("The scripts and styles of the site could not be built: see above.")),
    );
  });
}

/** A bundle as one file: its files by their names. */
type Pack = Record<string, Uint8Array>;

function pack(): Uint8Array {
  const files = globSync("{client,server}/**/*", { cwd: WORK_FOLDER, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const packed: Pack = Object.fromEntries(
    files.map((file) => [path.relative(WORK_FOLDER, file), readFileSync(file)]),
  );
  return zstdCompressSync(serialize(packed));
}

function unpack(archive: string): void {
  const packed = deserialize(zstdDecompressSync(readFileSync(archive))) as Pack;
  for (const [name, bytes] of Object.entries(packed)) {
    const file = path.join(WORK_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/**
 * Hash of the programs that make a page: the one that renders it, which names the browser's scripts, whose names
 * follow from what they are, and those that finish and write it.
 */
export function hashPrograms(): string {
  const files = globSync([`${path.dirname(NEXT_SERVER)}/**/*.js`, "scripts/{finish,build}/**/*.ts"]);
  return hash(
    files
      .toSorted()
      .map((file) => hash(readFileSync(file)))
      .join(),
  );
}
