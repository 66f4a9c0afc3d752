import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "check-"));
  const programs = path.join(folder, "node_modules/.bin");
  mkdirSync(programs, { recursive: true });
  for (const name of ["react-router", "tsc", "biome", "knip", "node", "vitest"]) {
    // The types take longer.
    const pause = name === "tsc" ? "sleep 0.5" : "";
    const text = `#!/bin/sh\necho ${name}\n${pause}\n[ "$FAILING" != ${name} ]\n`;
    writeFileSync(path.join(programs, name), text, { mode: 0o755 });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs checks whose programs print their names, and of which one fails. */
function check(failing: string, ...names: string[]) {
  const program = path.resolve("scripts/check.ts");
  const env = { ...process.env, FAILING: failing };
  const { status, stdout } = spawnSync(process.execPath, [program, ...names], {
    cwd: folder,
    encoding: "utf8",
    env,
  });
  return { status, said: stdout };
}

const TYPES = "types passed\ntsc\ntsc";

it.each([
  ["tsc", ["lint passed\nbiome\nknip\nnode", "types failed\ntsc", "unit passed\nvitest"], "passed", 1],
  ["node", ["lint failed\nbiome\nknip\nnode", TYPES, "unit passed\nvitest"], "failed", 0],
  ["react-router", ["unit passed\nvitest"], "passed", 1],
])(
  "where %s fails, all steps run, each check reports its own output, and a summary follows",
  (failing, checks, content, passed) => {
    const { status, said } = check(failing, "content", "types", "lint", "unit");
    expect(said).toContain("\n== content\nnode\n\n== types, lint and unit\n");
    for (const text of checks) expect(said).toContain(`\n-- ${text}\n\n`);
    // How long a step took depends on the machine.
    expect(said.replaceAll(/ +\d+ s$/gm, "")).toContain(
      `\n\n${content}  content\nfailed  types, lint and unit\n\n${passed} of 2 passed.\n`,
    );
    expect(status).toBe(1);
  },
);

it("unit tests need no types of routes", () =>
  expect(check("react-router", "unit")).toEqual({
    status: 0,
    said: expect.stringMatching(/^\n== unit\nvitest\n\npassed {2}unit +\d+ s\n\n1 of 1 passed\.\n$/),
  }));
