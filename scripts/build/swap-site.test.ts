import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
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
/** A finished site, as a build leaves it. */
function makeSite(text: string): void {
  rmSync(path.join(folder, "build"), { recursive: true, force: true });
  write("build/work-9999999-1/client", text);
  symlinkSync("work-9999999-1/client", path.join(folder, "build/client"));
}
const readSite = () =>
  existsSync(path.join(folder, "build/client"))
    ? globSync("*", { cwd: path.join(folder, "build/client") })
        .toSorted()
        .map((page) => `${page} ${readFileSync(path.join(folder, "build/client", page), "utf8")}`)
    : undefined;
const sites = (text: string) => [`about.html ${text}`, `index.html ${text}`];

/** Runs a program in the folder, as a build or the next one. */
function run(program: string) {
  const { status, signal, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return { status, signal };
}

/** A build that kills itself before a step of the swap with the file system, half-way where the step removes a folder. */
const build = (text: string, fatalStep = Number.POSITIVE_INFINITY) => `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { mkdirSync, rmSync, writeFileSync } = fs;
  let step = 0;
  for (const name of ["renameSync", "rmSync", "symlinkSync"]) {
    const original = fs[name];
    fs[name] = (...parameters) => {
      if (++step === ${fatalStep}) {
        const files = name === "rmSync" ? fs.globSync(parameters[0] + "/**/*.html") : [];
        if (files.length > 0) rmSync(files[0]);
        process.kill(process.pid, "SIGKILL");
      }
      return original(...parameters);
    };
  }
  syncBuiltinESMExports();
  const { swapSite } = await import("${MODULE}");
  const { NEXT_SITE, WORK_FOLDER } = await import("${FOLDERS}");
  for (const made of [NEXT_SITE, WORK_FOLDER + "/server"]) mkdirSync(made, { recursive: true });
  for (const page of ["index.html", "about.html"]) writeFileSync(NEXT_SITE + "/" + page, "${text}");
  swapSite("build/client");`;

const NEXT_BUILD = `import { removeOldBuilds } from "${MODULE}"; removeOldBuilds();`;
const readBuildFolder = () => readdirSync(path.join(folder, "build"));

describe("a finished site", () => {
  it("is put into place where there was none, or a folder", () => {
    run(build("first"));
    expect(readSite()).toEqual(sites("first"));
    unlinkSync(path.join(folder, "build/client"));
    write("build/client", "old");
    writeFileSync(path.join(folder, "build/client/gone.html"), "");
    run(build("new"));
    expect(readSite()).toEqual(sites("new"));
  });

  it("is replaced whole, and only the folder of its build is left", () => {
    makeSite("old");
    expect(run(build("new"))).toEqual({ status: 0, signal: null });
    expect(readSite()).toEqual(sites("new"));
    expect(readBuildFolder()).toEqual(["client", expect.stringMatching(/^work-/u)]);
    expect(readdirSync(path.dirname(realpathSync(path.join(folder, "build/client"))))).toEqual(["client"]);
  });

  it("is kept where another link names it", () => {
    makeSite("old");
    renameSync(path.join(folder, "build/client"), path.join(folder, "build/today"));
    run(build("new"));
    expect(readFileSync(path.join(folder, "build/today/index.html"), "utf8")).toBe("old");
  });

  it("is yesterday's or the new one, whole, when a build is killed at any step", () => {
    const found: unknown[] = [];
    let step = 0;
    let signal: NodeJS.Signals | null;
    do {
      makeSite("old");
      ({ signal } = run(build("new", ++step)));
      found.push(readSite());
      run(NEXT_BUILD);
      expect(readSite()).toEqual(found.at(-1));
      expect(readBuildFolder()).toHaveLength(2);
    } while (signal === "SIGKILL");
    const [old, fresh] = [sites("old"), sites("new")];
    expect(found).toEqual([old, old, old, fresh, fresh]);
  });
});

it("the work of a build that runs is left alone", () => {
  const work = `work-${process.pid}-1`;
  write(`build/${work}/client`, "half");
  run(NEXT_BUILD);
  expect(readBuildFolder()).toEqual([work]);
});
