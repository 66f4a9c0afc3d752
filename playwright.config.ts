import { defineConfig } from "@playwright/test";

/** Set by `npm run e2e`, which builds, serves and starts what the tests need. */
const { SITE_URL = "http://127.0.0.1:4173", CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  timeout: 60_000,
  // On a busy machine things take longer; on a quiet one nobody waits for this.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // What passes at a second try only is reported as flaky, and a fault to mend.
  retries: process.env.CI ? 1 : 0,
  reporter: [["line"]],
  projects: [
    { name: "site", testIgnore: "engines/*" },
    // After the rest, since its messages go to the same store.
    {
      name: "engines",
      testMatch: "engines/*.spec.ts",
      dependencies: process.env.ENGINES_ALONE ? [] : ["site"],
    },
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
      ],
    },
  },
});
