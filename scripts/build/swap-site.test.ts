import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const MODULE = path.resolve("scripts/build/swap-site.ts");
const FOLDERS = path.resolve("scripts/build/folders.ts");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "swap-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a site of two pages, so that one can be half removed. */
function write(name: string, text: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  for (const page of ["index.html", "about.html"]) writeFileSync(path.join(folder, name, page), text);
}
const readSite = () =>
  existsSync(path.join(folder, "build/client"))
    ? globSync("*", { cwd: path.join(folder, "build/client") })
        .toSorted()
        .map((page) => `${page} ${readFileSync(path.join(folder, "build/client", page), "utf8")}`)
    : undefined;
const sites = (text: string) => [`about.html ${text}`, `index.html ${text}`];

/** Runs a program in the folder, as a build or the next command. */
function run(program: string) {
  const { status, signal, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return { status, signal };
}

/** A build that kills itself before a step of the swap with the file system, half-way where the step removes a folder. */
const build = (fatalStep = Number.POSITIVE_INFINITY, meanwhile = "") => `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } = fs;
  let step = 0;
  for (const name of ["mkdirSync", "renameSync", "rmSync"]) {
    const original = fs[name];
    fs[name] = (...parameters) => {
      if (++step === ${fatalStep}) {
        const files = name === "rmSync" ? fs.globSync(parameters[0] + "/**/*.html") : [];
        if (files.length > 0) rmSync(files[0]);
        process.kill(process.pid, "SIGKILL");
      }
      if (step === 4) { ${meanwhile} }
      return original(...parameters);
    };
  }
  syncBuiltinESMExports();
  const { swapSite } = await import("${MODULE}");
  const { NEXT_SITE } = await import("${FOLDERS}");
  mkdirSync(NEXT_SITE, { recursive: true });
  for (const page of ["index.html", "about.html"]) writeFileSync(NEXT_SITE + "/" + page, "new");
  swapSite("build/client");`;

const NEXT_COMMAND = `import { restoreSites } from "${MODULE}"; restoreSites();`;

describe("a finished site", () => {
  it("is replaced whole, and nothing else is left", () => {
    write("build/client", "old");
    writeFileSync(path.join(folder, "build/client/gone.html"), "");
    expect(run(build())).toEqual({ status: 0, signal: null });
    expect(readSite()).toEqual(sites("new"));
    expect(readdirSync(path.join(folder, "build"))).toEqual(["client"]);
  });

  it("is put into place where there was none", () => {
    run(build());
    expect(readSite()).toEqual(sites("new"));
  });

  it("is replaced by the build that ends last, when another build ends meanwhile", () => {
    write("build/client", "old");
    write("other", "other");
    run(build(undefined, 'if (fs.existsSync("other")) renameSync("other", "build/client");'));
    expect(readSite()).toEqual(sites("new"));
    expect(readdirSync(path.join(folder, "build"))).toEqual(["client"]);
  });

  it("is yesterday's or the new one, whole, after a build was killed at any step", () => {
    const found: unknown[] = [];
    let step = 0;
    let signal: NodeJS.Signals | null;
    do {
      write("build/client", "old");
      ({ signal } = run(build(++step)));
      run(NEXT_COMMAND);
      found.push(readSite());
      expect(readdirSync(path.join(folder, "build"))).toEqual(["client"]);
    } while (signal === "SIGKILL");
    const [old, fresh] = [sites("old"), sites("new")];
    expect(found).toEqual([old, old, old, old, fresh, fresh]);
  });
});

it("the work of a build that runs is left alone", () => {
  write(`build/work-${process.pid}/client`, "half");
  run(NEXT_COMMAND);
  expect(readdirSync(path.join(folder, "build"))).toEqual([`work-${process.pid}`]);
});
