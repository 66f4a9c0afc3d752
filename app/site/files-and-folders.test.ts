import { execFileSync } from "node:child_process";
import { appendFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyContent, listFindings } from "./copied-content.server.ts";

const java = "courses/core-java.md";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const rename = (from: string, to: string) => renameSync(at(from), at(to));
const remove = (name: string) => rmSync(at(name), { recursive: true });

function replace(name: string, make: (file: string) => void): void {
  remove(name);
  make(at(name));
}

const ITSELF = "put the file or folder itself here";
const putBack = (name: string) =>
  `${name}:1 found a folder that is missing or empty; restore it: git checkout -- ${name}`;

it.each<[string, () => void, string]>([
  [
    "a page with another extension",
    () => rename("pages/about.yaml", "pages/about.yml"),
    "pages/about.yml:1 found the name about.yml; rename it to about.yaml",
  ],
  [
    "a page that is gone",
    () => remove("pages/about.yaml"),
    "pages/about.yaml:1 found no such file; create it, or restore it: git checkout -- pages/about.yaml",
  ],
  ["courses that are gone", () => remove("courses"), putBack("courses")],
  [
    "a file instead of a folder",
    () => replace("courses", (name) => writeFileSync(name, "")),
    putBack("courses"),
  ],
  [
    "a loop of links instead of a folder",
    () => replace("briefs", (name) => symlinkSync(name, name)),
    `briefs:1 found a symbolic link; ${ITSELF}`,
  ],
  [
    "a course with another extension",
    () => rename(java, "courses/core-java.MD"),
    "courses/core-java.MD:1 found the name core-java.MD; rename it to core-java.md",
  ],
  [
    "a pipe instead of a file",
    () => replace("faq.yaml", (name) => execFileSync("mkfifo", [name])),
    `faq.yaml:1 found neither a file nor a folder; ${ITSELF}`,
  ],
  [
    "no content at all",
    () => rmSync(folder, { recursive: true }),
    "content:1 found no such folder; restore it: git checkout -- content",
  ],
])("%s is reported", (_, make, message) => {
  make();
  expect(listFindings(folder)).toEqual([message]);
});

it("a course under another name, and every place that has the old one, is reported", () => {
  rename(java, "courses/java.md");
  appendFileSync(at("redirects.yaml"), "- { from: /courses/core-java, to: /courses/java }\n");
  expect(listFindings(folder).map((line) => line.replace(/:\d+ (\S+): found .*/, " $1"))).toEqual([
    "briefs/core-java.md course",
    "contract.yaml courses.core-java",
    "pages/course.yaml neighbours[0].courses[0]",
    "pages/courses.yaml start[0].link.href",
    "pages/home.yaml hero.beginners.link.href",
    "pages/learning-paths.yaml paths[0].rows[0].course",
    "pages/learning-paths.yaml choose.cases[0].links[0].href",
    "pages/learning-paths.yaml further.cases[1].links[0].href",
    "pages/learning-paths.yaml further.cases[2].links[0].href",
    "pages/sample.yaml certificate.course",
    "sessions/core-java.md course",
    "site.yaml footer.courses[0]",
    "toolkit/prompts/test.yaml prompts[0].course",
  ]);
});

describe("nothing is reported of", () => {
  it.each<[string, string | Buffer]>([
    ["courses/.DS_Store", Buffer.from([0, 1, 2])],
    ["courses/.core-java.md.swp", "x"],
    ["courses/core-java.md~", "x"],
    ["courses/#core-java.md#", "x"],
    ["courses/Thumbs.db", "x"],
    ["README.md", "# Guide\n"],
    ["briefs/solutions/core-java/Helper.java", "x"],
    ["briefs/files/core-java/notes.txt", "x"],
  ])("the file %s", (name, content) => {
    writeFileSync(at(name), content);
    expect(listFindings(folder)).toEqual([]);
  });

  it("a folder that is linked as a whole", () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    expect(listFindings(link)).toEqual([]);
    unlinkSync(link);
  });
});
