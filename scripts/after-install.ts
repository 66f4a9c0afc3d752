import { rmSync } from "node:fs";
import { runScript } from "./command/start-program.ts";
import { writeSchemas } from "./content/vscode-schemas.ts";

// Each build adds what it has compiled (check-node.cjs), and much of it belongs to the packages that were here before.
rmSync(".cache/node", { recursive: true, force: true, maxRetries: 5 });
writeSchemas();

// Editors know the types of routes only once they are written; without them a fresh clone is full of errors.
if (!(await runScript("node_modules/@react-router/dev/bin.cjs", "typegen"))) process.exitCode = 1;
