import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { copyFixture } from "#app/testing/fixture.server.ts";
import { getBundlesFolder, hashCode } from "../../scripts/build/bundles.ts";
import { cloneProject } from "../../scripts/samples/cloned-project.ts";

/** Clones the project for tests, with the fixture as its content and the bundles of its code. */
export function cloneWithFixture(): string {
  const folder = cloneProject();
  const bundles = getBundlesFolder(hashCode());
  if (existsSync(bundles)) cpSync(bundles, path.join(folder, bundles), { recursive: true });
  copyFixture(path.join(folder, "content"));
  return folder;
}
