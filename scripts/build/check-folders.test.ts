import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { createTestFolder } from "#app/content/test-folder.server.ts";
import { checkFolders } from "./check-folders.ts";

const { at, write } = createTestFolder();
beforeEach(() => write("public/icons/icon.png", "x"));

it("accepts a project whose folders a build can use", () => {
  mkdirSync(at("build"));
  expect(() => checkFolders(at())).not.toThrow();
});

it.each(["[a", "{a", "a$b", "a#b", "a?"])("refuses the name %s in the path of the project", (name) =>
  expect(() => checkFolders(path.join(at(), name))).toThrow("with which a build fails: rename the folder."),
);

it.each(["build", ".cache"])("refuses a file called %s", (name) => {
  write(name, "x");
  expect(() => checkFolders(at())).toThrow(
    `${name} is a file, but a build needs a folder of this name: remove it.`,
  );
});

it.each([".", "nowhere"])("refuses a build that is a link to %s", (target) => {
  symlinkSync(target, at("build"));
  expect(() => checkFolders(at())).toThrow(
    "build is a link, but a build needs a folder of this name: remove it.",
  );
});

it("names a public folder that is missing", () => {
  rmSync(at("public"), { recursive: true });
  expect(() => checkFolders(at())).toThrow("There is no folder public: restore it: git checkout -- public");
});

it("names a file of public that cannot be read", () => {
  symlinkSync("gone.png", at("public/icons/lost.png"));
  expect(() => checkFolders(at())).toThrow(
    "public/icons/lost.png cannot be read (ENOENT): correct its permissions, or remove it.",
  );
});
