import { parseArgs } from "node:util";
import config from "../playwright.config.ts";
import { runProgram } from "./check-steps.ts";

// `--no-build` is another name for Playwright's `--no-deps`.
const parameters = process.argv.slice(2).map((word) => (word === "--no-build" ? "--no-deps" : word));

// Of a misspelt name, Playwright prints a stack trace.
const { values } = parseArgs({ options: { project: { type: "string", multiple: true } }, strict: false });
const names = config.projects?.map(({ name }) => name) ?? [];
const wanted = [values.project ?? []].flat().map(String);
const unknown = wanted.filter((name) => !name.includes("*") && !names.includes(name));

if (unknown.length > 0) {
  console.error(`Unknown project '${unknown.join("', '")}': write ${names.join(", ")}.`);
  process.exitCode = 1;
} else if (!(await runProgram(["playwright", "test", ...parameters]))) process.exitCode = 1;
