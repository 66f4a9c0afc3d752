import { findAllForbiddenImports } from "./imports.ts";

// Prints all imports that the rules forbid (import-rules.ts).
const forbidden = findAllForbiddenImports();
if (forbidden.length > 0) {
  console.error(forbidden.join("\n"));
  process.exitCode = 1;
}
