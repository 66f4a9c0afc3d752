import { expect, it } from "vitest";
import { type Finding, formatAnnotations, formatFindings } from "./finding.ts";

const finding = (parts: Partial<Finding>): Finding => ({
  ...{ file: "content/a.yaml", line: 2, field: "title", found: "'100%'", fix: "write it out" },
  ...parts,
});

it("prints findings in the order of files and lines", () => {
  const findings = [
    finding({ line: 10 }),
    finding({ file: "content/A.yaml", field: "" }),
    finding({ line: 9 }),
  ];
  expect(formatFindings(findings)).toBe(`3 content faults:
  content/a.yaml:9 title: found '100%'; write it out
  content/a.yaml:10 title: found '100%'; write it out
  content/A.yaml:2 found '100%'; write it out`);
});

it("prints a finding on one line, here and on GitHub, also if its value has several", () => {
  const finding = { file: "a.md", line: 2, field: "", found: "'<div>\n  Hello\r\n</div>'", fix: "remove it" };
  expect(formatFindings([finding])).toBe("1 content fault:\n  a.md:2 found '<div> Hello </div>'; remove it");
  expect(formatAnnotations([finding])).toBe(
    "::error file=a.md,line=2,title=Content fault::found '<div> Hello </div>'; remove it",
  );
});

it("gives GitHub one annotation for each, with its characters escaped", () => {
  expect(formatAnnotations([finding({ file: "content/a,b:c.md" }), finding({ field: "" })])).toBe(
    `::error file=content/a%2Cb%3Ac.md,line=2,title=Content fault::title: found '100%25'; write it out
::error file=content/a.yaml,line=2,title=Content fault::found '100%25'; write it out`,
  );
});

it("says warnings as such, here and on GitHub", () => {
  const warning = finding({ severity: "warning" });
  expect(formatFindings([warning])).toBe(`1 content warning:
  content/a.yaml:2 warning: title: found '100%'; write it out`);
  expect(formatAnnotations([warning])).toBe(
    "::warning file=content/a.yaml,line=2,title=Content warning::title: found '100%25'; write it out",
  );
});
