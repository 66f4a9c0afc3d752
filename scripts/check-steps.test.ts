import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";

it.each([
  ["tsc", "lint passed\nbiome\nknip\nnode", "types failed\ntsc", "unit passed\nvitest"],
  ["biome", "lint failed\nbiome", "types passed\ntsc\ntsc", "unit passed\nvitest"],
  ["vitest", "lint passed\nbiome\nknip\nnode", "types passed\ntsc\ntsc", "unit failed\nvitest"],
])(
  "where %s fails, the step of types, lint and unit fails, and each says so with its own output",
  (failing, ...said) => {
    const folder = mkdtempSync(path.join(tmpdir(), "check-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const programs = path.join(folder, "node_modules/.bin");
    mkdirSync(programs, { recursive: true });
    for (const name of ["react-router", "tsc", "biome", "knip", "node", "vitest"]) {
      // The types take longer.
      const pause = name === "tsc" ? "sleep 0.5" : "";
      const status = name === failing ? 1 : 0;
      writeFileSync(path.join(programs, name), `#!/bin/sh\necho ${name}\n${pause}\nexit ${status}\n`, {
        mode: 0o755,
      });
    }
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.resolve("scripts/check.ts"), "types", "lint", "unit"],
      {
        cwd: folder,
        encoding: "utf8",
      },
    );
    expect(stdout).toContain("== types, lint and unit\n");
    expect(stdout).toContain("react-router\n");
    for (const text of said) expect(stdout).toContain(`\n-- ${text}\n\n`);
    expect(status).toBe(1);
  },
);
