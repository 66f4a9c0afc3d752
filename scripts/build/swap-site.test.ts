import { spawnSync } from "node:child_process";
import {
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createTestFolder } from "#app/content/test-folder.server.ts";

const MODULE = path.resolve("scripts/build/swap-site.ts");
const FOLDERS = path.resolve("scripts/build/folders.ts");
const PAGES = ["about.html", "index.html"];

const folder = createTestFolder();
const at = (name: string) => folder.at(`build/${name}`);

/** Writes a site of two pages, so that one can be half removed. */
function write(name: string, text: string): void {
  for (const page of PAGES) folder.write(`build/${name}/${page}`, text);
}
/** A finished site, as a build leaves it. */
function makeSite(text: string): void {
  rmSync(at(""), { recursive: true, force: true });
  write("work-9999999-1/client", text);
  symlinkSync("work-9999999-1/client", at("client"));
}
/** The texts of the pages of the finished site. */
const readSite = () =>
  globSync("*", { cwd: at("client") }).map((page) => readFileSync(at(`client/${page}`), "utf8"));

/** Runs a program in the folder, as a build or the next one. Returns whether it was killed. */
function run(program: string): boolean {
  const { signal, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder.at(),
  });
  expect(`${stderr}`).toBe("");
  return signal === "SIGKILL";
}

/** A build that kills itself before a step of the swap with the file system, half-way where the step removes a folder. */
const build = (fatalStep = Number.POSITIVE_INFINITY) => `
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
  for (const page of ${JSON.stringify(PAGES)}) writeFileSync(NEXT_SITE + "/" + page, "new");
  swapSite("build/client");`;

const NEXT_BUILD = `import { removeOldBuilds } from "${MODULE}"; removeOldBuilds();`;

it("a finished site is yesterday's or the new one, whole, when a build is killed at any step", () => {
  const found: string[][] = [];
  let wasKilled = true;
  for (let step = 1; wasKilled; step++) {
    makeSite("old");
    wasKilled = run(build(step));
    found.push(readSite());
    run(NEXT_BUILD);
    expect(readSite()).toEqual(found.at(-1));
    expect(readdirSync(at(""))).toEqual(["client", expect.stringMatching(/^work-/)]);
  }
  const [old, fresh] = ["old", "new"].map((text) => [text, text]);
  expect(found).toEqual([old, old, old, fresh, fresh]);
});

it("a site is put into place where there was a folder, or none", () => {
  write("client", "old");
  writeFileSync(at("client/gone.html"), "old");
  run(build());
  expect(readSite()).toEqual(["new", "new"]);
  unlinkSync(at("client"));
  run(build());
  expect(readSite()).toEqual(["new", "new"]);
});

it("what another link names, and the work of a build that runs, are left alone", () => {
  makeSite("old");
  renameSync(at("client"), at("today"));
  write(`work-${process.pid}-1/client`, "half");
  run(build());
  expect(readFileSync(at("today/index.html"), "utf8")).toBe("old");
  expect(readdirSync(at(""))).toContain(`work-${process.pid}-1`);
});
