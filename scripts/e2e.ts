import { runProgram } from "./check-steps.ts";

// `--no-build` is another name for Playwright's `--no-deps`.
const parameters = process.argv.slice(2).map((word) => (word === "--no-build" ? "--no-deps" : word));
if (!runProgram(["playwright", "test", ...parameters])) process.exitCode = 1;
