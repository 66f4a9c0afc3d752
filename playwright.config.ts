import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/programs/test-programs.ts";

/** Commands, the rules of the message store, and sample programs. */
const PROGRAMS = "programs/*.spec.ts";

/** Firefox, WebKit and old Chromium. */
const ENGINES = ["engines/*.spec.ts", "old-browsers.spec.ts"];

// Commands that tests start use this cache, too (docs/decisions/011).
process.env.NODE_COMPILE_CACHE ??= path.resolve(".cache/node");

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // More than a usual machine has processors, because tests also wait: for retries, servers and programs.
  workers: 4,
  // On a busy machine things take longer; on a quiet one these limits are never reached.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["line"], ["./e2e/support/skipped-reporter.ts"]],
  webServer: {
    command: `"${process.execPath}" e2e/support/serve-tests.ts`,
    // Variables of these names are then set for the tests.
    wait: { stdout: /The site: (?<SITE_URL>\S+) The store: (?<STORE_HOST>\S*)\n/ },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
  // What takes one worker long is first, so that no worker is busy with it alone at the end. Within a project, files run in the
  // order of their names.
  projects: [
    { name: "build", testMatch: "*.setup.ts" },
    { name: "programs", testMatch: PROGRAMS, dependencies: ["build"] },
    { name: "engines", testMatch: ENGINES, dependencies: ["build"] },
    { name: "site", testIgnore: [PROGRAMS, ...ENGINES], dependencies: ["build"] },
  ],
  use: {
    baseURL: process.env.SITE_URL,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...findChromium(),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        // Pages then share a process, which saves a tenth of the processor time.
        "--renderer-process-limit=1",
        // Painting then needs no process of its own, which saves another twelfth.
        "--in-process-gpu",
      ],
    },
  },
});
