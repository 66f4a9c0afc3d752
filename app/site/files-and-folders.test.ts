import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ContentError, formatFindings } from "#app/content/finding.ts";
import { copyContent } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

const java = "courses/core-java.md";
const group = "toolkit/prompts/test.yaml";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(at(name), "utf8");
const write = (name: string, content: string | Buffer) => writeFileSync(at(name), content);

/** The findings of loading, one a line. */
function load(): string[] {
  const [, ...lines] = formatResult().split("\n");
  return lines
    .filter(Boolean)
    .map((line) => line.trim().replaceAll(`${folder}/`, "").replaceAll(folder, "content"));
}

function formatResult(): string {
  try {
    return formatFindings(loadSiteContent(folder, { today: "2026-11-21" }).warnings);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

function replace(name: string, make: (file: string) => void): void {
  rmSync(at(name), { recursive: true });
  make(at(name));
}

describe("a file or folder that is missing, misnamed or of another kind is reported", () => {
  const NOT_UTF8 = "found letters in another encoding than UTF-8; save the file with the encoding UTF-8";
  const NOT_READ = "nothing reads it: remove it";
  const NO_ADDRESS =
    "rename the file: write lower-case letters, digits and single hyphens: it is part of an address";
  const NO_FILE = "put the file or folder itself here";
  const putBack = (name: string) =>
    `${name}:1 found a folder that is missing or empty; put it back: git checkout -- ${name}`;

  it.each<[string, () => void, string]>([
    [
      "20 MB of words",
      () => appendFileSync(at(java), "word ".repeat(4_000_000)),
      `${java}:1 found 20009 KB; write at most 500 KB`,
    ],
    ["UTF-16", () => write(java, Buffer.from(`\uFEFF${read(java)}`, "utf16le")), `${java}:1 ${NOT_UTF8}`],
    [
      "an extension in capitals",
      () => renameSync(at(java), at("courses/core-java.MD")),
      "courses/core-java.MD:1 found the name core-java.MD; give it the name core-java.md",
    ],
    [
      "another extension",
      () => renameSync(at(java), at("courses/core-java.md.txt")),
      "courses/core-java.md.txt:1 found the name core-java.md.txt; give it the name core-java.md",
    ],
    [
      "a name in capitals",
      () => renameSync(at(java), at("courses/Core-Java.md")),
      `courses/Core-Java.md:2 found 'Core-Java'; ${NO_ADDRESS}`,
    ],
    [
      "a name that hosts keep for themselves",
      () => cpSync(at(java), at("courses/index.md")),
      "courses/index.md:2 found 'index'; rename the file: hosts or Windows keep the name index for themselves: write another one",
    ],
    [
      "a group whose name is no address",
      () => renameSync(at(group), at("toolkit/prompts/Unit_tests.yaml")),
      `toolkit/prompts/Unit_tests.yaml:1 found 'Unit_tests'; ${NO_ADDRESS}`,
    ],
    [
      "a page with another extension",
      () => renameSync(at("pages/about.yaml"), at("pages/about.yml")),
      "pages/about.yml:1 found the name about.yml; give it the name about.yaml",
    ],
    [
      "a file that nothing reads",
      () => write("notes.txt", "later"),
      `notes.txt:1 found the name notes.txt; ${NOT_READ}`,
    ],
    [
      "a page that nothing shows",
      () => write("pages/blog.yaml", "title: Blog"),
      `pages/blog.yaml:1 found the name blog.yaml; ${NOT_READ}`,
    ],
    [
      "a page that is gone",
      () => rmSync(at("pages/about.yaml")),
      "pages/about.yaml:1 found no such file; write it",
    ],
    [
      "pages that are gone",
      () => rmSync(at("pages"), { recursive: true }),
      "pages/home.yaml:1 found no such file; write it",
    ],
    ["courses that are gone", () => rmSync(at("courses"), { recursive: true }), putBack("courses")],
    ["a toolkit that is gone", () => rmSync(at("toolkit"), { recursive: true }), putBack("toolkit/prompts")],
    [
      "a file in place of a folder",
      () => replace("toolkit", (name) => writeFileSync(name, "")),
      putBack("toolkit/prompts"),
    ],
    [
      "a loop of links in place of a folder",
      () => replace("pages", (name) => symlinkSync(name, name)),
      `pages:1 found a link; ${NO_FILE}`,
    ],
    [
      "a link in place of a file",
      () => replace(java, (name) => symlinkSync("/etc/passwd", name)),
      `${java}:1 found a link; ${NO_FILE}`,
    ],
    [
      "a pipe in place of a file",
      () => replace("faq.yaml", (name) => execFileSync("mkfifo", [name])),
      `faq.yaml:1 found neither a file nor a folder; ${NO_FILE}`,
    ],
    [
      "no content at all",
      () => rmSync(folder, { recursive: true }),
      "content:1 found no such folder; put it back: git checkout -- content",
    ],
  ])("%s", (_, make, message) => {
    make();
    expect(load()).toContain(message);
  });

  it("a course of the contract that is gone, and every place that names it", () => {
    rmSync(at("courses/ai-updates.md"));
    expect(load()).toEqual([
      "contract.yaml:6 courses.ai-updates: found no file courses/ai-updates.md; write that file; if it was renamed or removed, let the owner change this line",
      "pages/learning-paths.yaml:66 further.cases[0].links[0].href: found '/courses/ai-updates'; no such page: write an address of the site, such as /courses",
      "site.yaml:65 promises[2].page: found '/courses/ai-updates'; no such page: write an address of the site, such as /courses",
    ]);
  });

  it("a course under another name, and every place that has the old one", () => {
    renameSync(at(java), at("courses/java.md"));
    appendFileSync(at("redirects.yaml"), "- { from: /courses/core-java, to: /courses/java }\n");
    expect(load().map((line) => line.split(" found ")[0])).toEqual([
      "briefs/core-java.md:2 course:",
      "contract.yaml:7 courses.core-java:",
      "pages/courses.yaml:9 start[0].link.href:",
      "pages/home.yaml:14 hero.beginners.link.href:",
      "pages/learning-paths.yaml:16 paths[0].rows[0].course:",
      "pages/learning-paths.yaml:53 choose.cases[0].links[0].href:",
      "pages/learning-paths.yaml:69 further.cases[1].links[0].href:",
      "pages/learning-paths.yaml:72 further.cases[2].links[0].href:",
      "pages/sample.yaml:52 certificate.course:",
      "sessions/core-java.md:2 course:",
      "site.yaml:40 footer.courses[0]:",
      "toolkit/prompts/test.yaml:28 prompts[0].course:",
    ]);
  });
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
    write(name, content);
    expect(load()).toEqual([]);
  });

  it("a folder that is linked as a whole", () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    expect(loadSiteContent(link, { today: "2026-11-21" }).warnings).toEqual([]);
    rmSync(link);
  });
});
