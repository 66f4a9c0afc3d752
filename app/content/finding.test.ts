import { expect, it } from "vitest";
import { type Finding, findingAt, formatAnnotations, formatFindings } from "./finding.ts";

const finding = (parts: Partial<Finding>): Finding => ({
  file: "content/a.yaml",
  line: 2,
  path: ["title"],
  found: "'100%'",
  fix: "write it out",
  ...parts,
});

it("prints findings in the order of files and lines, one a line", () => {
  const findings = [
    finding({ line: 10, found: "<div>\n  Hello\n</div>" }),
    finding({ file: "content/A.yaml", path: [] }),
    finding({ line: 9, output: "FAIL: adds\n\nFAILED" }),
  ];
  expect(formatFindings(findings)).toBe(`3 content faults:
  content/a.yaml:9 title: found '100%'; write it out
    FAIL: adds
    FAILED
  content/a.yaml:10 title: found <div> Hello </div>; write it out
  content/A.yaml:2 found '100%'; write it out`);
});

it("prints a hundred findings, and how many more there are", () => {
  const lines = formatFindings(Array.from({ length: 120 }, (_, line) => finding({ line }))).split("\n");
  expect(lines).toHaveLength(102);
  expect([lines[0], lines.at(-1)]).toEqual(["120 content faults:", "  and 20 more."]);
});

it("gives GitHub one annotation for each, encoded", () => {
  const findings = [finding({ file: "content/a,b:c.md", found: "'a\nb'" }), finding({ path: [] })];
  expect(formatAnnotations(findings)).toBe(
    `::error file=content/a%2Cb%3Ac.md,line=2,title=Content fault::title: found 'a b'; write it out
::error file=content/a.yaml,line=2,title=Content fault::found '100%25'; write it out`,
  );
});

it("prints warnings as such, here and on GitHub", () => {
  const warning = finding({ severity: "warning" });
  expect(formatFindings([warning])).toBe(`1 content warning:
  content/a.yaml:2 warning: title: found '100%'; write it out`);
  expect(formatAnnotations([warning])).toBe(
    "::warning file=content/a.yaml,line=2,title=Content warning::title: found '100%25'; write it out",
  );
});

it("keeps the path of a field whose name has a dot", () => {
  const path = ["builds", "Node.js API"];
  const found = findingAt({ file: "content/a.md", lineOf: () => 2 }, path, "9-14", "write 1-8");
  expect(found.path).toEqual(path);
  expect(formatFindings([found])).toContain("content/a.md:2 builds.Node.js API: found '9-14'; write 1-8");
});
