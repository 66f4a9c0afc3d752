import { defineConfig } from "@playwright/test";

/** Set by `npm run e2e`, which starts what its projects need (`scripts/e2e.ts`). */
const { SITE_URL = "http://127.0.0.1:4173", CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // One more than two processors, because tests also wait: for retries, servers and other engines.
  workers: 3,
  // On a busy machine things take longer; on a quiet one nobody waits for this.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // What passes at a second try only is reported as flaky, and a fault to mend.
  retries: process.env.CI ? 1 : 0,
  reporter: [["line"]],
  // What takes one worker long comes first, so that none is left alone with it in the end.
  projects: [
    // Commands of this repository, clones that tests build, the rules of the message store: not the built site.
    { name: "programs", testMatch: "programs/*.spec.ts" },
    // One after another, since their messages go to the same store.
    { name: "store", testMatch: "contact/*.spec.ts", workers: 1 },
    // Firefox and WebKit, with stores of their own.
    { name: "engines", testMatch: "engines/*.spec.ts" },
    // Each kind of host serves a site in its own way.
    { name: "hosts", testMatch: "hosts/*.spec.ts" },
    { name: "site", testIgnore: ["contact/*", "engines/*", "hosts/*", "programs/*"] },
  ],
  use: {
    baseURL: SITE_URL,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        // A page then needs no process of its own, which is a tenth of its processor time.
        "--renderer-process-limit=1",
      ],
    },
  },
});
