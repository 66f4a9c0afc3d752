import { spawnSync } from "node:child_process";

// `--no-build` is another name for Playwright's `--no-deps`.
const parameters = process.argv.slice(2).map((word) => (word === "--no-build" ? "--no-deps" : word));
const { status } = spawnSync("npx", ["playwright", "test", ...parameters], { stdio: "inherit" });
process.exitCode = status ?? 1;
