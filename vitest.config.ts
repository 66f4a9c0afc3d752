import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.ts", "app/**/*.test.tsx", "editor/**/*.test.ts", "scripts/**/*.test.ts"],
    globalSetup: "app/testing/unit-setup.server.ts",
    // One process for many files, which share the modules they import: a test restores what it changes.
    isolate: false,
    // Some tests start processes; on a busy machine they take long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest would leave one core free: half of two.
    maxWorkers: "100%",
  },
});
