import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.ts", "app/**/*.test.tsx", "scripts/**/*.test.ts"],
    // One process for many files, which share the modules they import: a test restores what it changes.
    isolate: false,
    // Vitest would leave one core free: half of two.
    maxWorkers: "100%",
  },
});
