import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { cloneProject } from "../cloned-project.ts";

// Both copies of the project are made by processes of their own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PROGRAM = `
  import { makeSite } from "./scripts/bench/synthetic-site.ts";
  console.log(makeSite({ courses: 40 }).folder);`;

let clone = "";
let site = "";
beforeAll(() => {
  clone = cloneProject();
});
afterAll(() => {
  for (const folder of [clone, site].filter(Boolean)) rmSync(folder, { recursive: true });
});

it("is made of a fresh clone, and its content is right", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", PROGRAM], {
    cwd: clone,
    encoding: "utf8",
  });
  expect(stderr).not.toContain("Error");
  site = stdout.trim();
  const { courses } = loadSiteContent(path.join(site, "content"));
  expect(courses).toHaveLength(40);
});
