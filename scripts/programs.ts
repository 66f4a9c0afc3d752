import { PROGRAM_PROJECTS, runTests } from "./run-tests.ts";

/** Tests programs of this repository and the rules of Firestore. */
runTests(PROGRAM_PROJECTS, async () => ({}));
