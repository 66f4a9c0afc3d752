import { expect, it } from "vitest";
import { type ContentProblem, formatAnnotations, formatProblems } from "./content-problem.ts";

const problem = (parts: Partial<ContentProblem>): ContentProblem => ({
  ...{ file: "content/a.yaml", line: 2, field: "title", found: "'100%'", fix: "write it out" },
  ...parts,
});

it("prints problems in the order of files and lines", () => {
  const problems = [
    problem({ line: 10 }),
    problem({ file: "content/A.yaml", field: "" }),
    problem({ line: 9 }),
  ];
  expect(formatProblems(problems)).toBe(`3 content faults:
  content/a.yaml:9 title: found '100%'; write it out
  content/a.yaml:10 title: found '100%'; write it out
  content/A.yaml:2 found '100%'; write it out`);
});

it("gives GitHub one annotation for each, with its signs escaped", () => {
  expect(formatAnnotations([problem({ file: "content/a,b:c.md" }), problem({ field: "" })])).toBe(
    `::error file=content/a%2Cb%3Ac.md,line=2,title=Content fault::title: found '100%25'; write it out
::error file=content/a.yaml,line=2,title=Content fault::found '100%25'; write it out`,
  );
});

it("says warnings as such, here and on GitHub", () => {
  const warning = problem({ severity: "warning" });
  expect(formatProblems([warning])).toBe(`1 content warning:
  content/a.yaml:2 warning: title: found '100%'; write it out`);
  expect(formatAnnotations([warning])).toBe(
    "::warning file=content/a.yaml,line=2,title=Content warning::title: found '100%25'; write it out",
  );
});
