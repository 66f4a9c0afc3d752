import { rmSync } from "node:fs";
import { runScript } from "./command/start-program.ts";
import { writeSchemas } from "./content/vscode-schemas.ts";

// Builds add what they have compiled (check-node.cjs); much of it belongs to packages that this install has replaced.
rmSync(".cache/node", { recursive: true, force: true, maxRetries: 5 });
writeSchemas();

// Editors know the types of routes only once they are written; without them a fresh clone is full of errors.
if (!(await runScript("node_modules/@react-router/dev/bin.cjs", "typegen"))) process.exitCode = 1;
