import { PROGRAM_PROJECTS, runTests } from "./run-tests.ts";

/** Tests programs of this repository, copies of it that they build, and the rules of Firestore. */
runTests(PROGRAM_PROJECTS, async () => ({}));
