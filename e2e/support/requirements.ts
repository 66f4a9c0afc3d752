import { test } from "@playwright/test";
import { getSettings } from "#app/academy/settings.server.ts";
import { describeMissing, listMissing, type Package } from "../../scripts/programs/test-programs.ts";
import { STORE_ADVICE } from "../../scripts/store/local-store.ts";
import { STORE_HOST } from "./settings.ts";

/** Skips the tests of a file or group where a program is missing; in CI they fail. */
export function requirePrograms(...names: Package[]): void {
  const missing = getSettings().CI ? [] : listMissing(names);
  test.skip(missing.length > 0, describeMissing(missing));
}

/** Skips the running test where there is no message store. In CI `e2e/support/serve-tests.ts` fails without one. */
export const requireStore = (): void =>
  test.skip(STORE_HOST === "", `There is no local message store: ${STORE_ADVICE}.`);

/** Skips the tests of a file or group where an old Chromium cannot run. */
export const requireLinux = (): void =>
  test.skip(
    process.platform !== "linux" || process.arch !== "x64",
    "Old versions of Chromium are published for Linux on x64 only.",
  );
