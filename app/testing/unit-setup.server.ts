import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadFixture } from "./fixture.server.ts";

/**
 * Gives unit tests a temporary folder, in which files that they leave are a fault. A fault in the fixture is reported
 * once, before all tests.
 */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "unit-tests-"));
  // Without this, Node would put its compile cache into the temporary folder.
  process.env.NODE_COMPILE_CACHE ??= path.resolve(".cache/node");
  // Windows reads the other two.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  loadFixture();
  return () => {
    const left = readdirSync(folder);
    rmSync(folder, { recursive: true, force: true });
    if (left.length > 0) throw new Error(`Unit tests leave temporary files: ${left.join(", ")}.`);
  };
}
