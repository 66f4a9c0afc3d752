import { rmSync } from "node:fs";
import { runProgram } from "./check-steps.ts";
import { writeSchemas } from "./schemas/content-schemas.ts";

// Each build adds what it has compiled (check-node.js), and much of it belongs to the packages that were here before.
rmSync(".cache/node", { recursive: true, force: true, maxRetries: 5 });
writeSchemas();

// Editors know the types of routes only once they are written; without them a fresh clone is full of errors.
if (!(await runProgram(["react-router", "typegen"]))) process.exitCode = 1;
