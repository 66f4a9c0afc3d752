import { runProgram } from "./check-steps.ts";
import { writeSchemas } from "./schemas/content-schemas.ts";

writeSchemas();

// Editors know the types of routes only once they are written; without them a fresh clone is full of errors.
if (!(await runProgram(["react-router", "typegen"]))) process.exitCode = 1;
