import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.ts", "app/**/*.test.tsx", "scripts/**/*.test.ts"],
    // Vitest would leave one core free: half of two.
    maxWorkers: "100%",
  },
});
