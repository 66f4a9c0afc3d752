import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ContentError, formatFindings } from "#app/content/finding.ts";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { EDITS, type Edit, VALID } from "./edits.ts";

const java = "courses/core-java.md";
const group = "toolkit/prompts/test.yaml";

let folder = "";
const at = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(at(name), "utf8");
const write = (name: string, content: string | Buffer) => writeFileSync(at(name), content);

/** What loading says, one finding a line: the faults that stop it, or else the warnings. */
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

/** Makes an edit, loads the content and takes the edit back. Lines of the file count from the first changed one. */
function loadEdited([file, from, to]: Edit): string[] {
  const text = read(file);
  changeFile(folder, file, from, to);
  const before = text.split("\n");
  const changed = read(file)
    .split("\n")
    .findIndex((line, index) => line !== before[index]);
  try {
    return load().map((line) =>
      line.replace(/^([^ :]+):(\d+)/, (whole, name, number) => {
        const offset = Number(number) - changed - 1;
        return name === file ? `${name}:@${offset > 0 ? "+" : ""}${offset || ""}` : whole;
      }),
    );
  } finally {
    write(file, text);
  }
}

/** An entry of said.txt; a list of all known keys would change with each new one. */
function formatEntry(title: string, said: string[]): string {
  expect(said, title).not.toEqual([]);
  const lines = said.map((line) => line.replace(/(?<=\(known: \w+, ).*(?=, \w+\)$)/, "..."));
  return [title, ...lines].join("\n  ");
}

const HEAD = "What is said of each mistake. @ is the line of the change, @+1 the line below it.";

/** Files and folders that are gone, of another kind or name. Each is made in a copy of its own. */
const FILES: Record<string, () => void> = {
  "20 MB of words": () => appendFileSync(at(java), "word ".repeat(4_000_000)),
  "a hundred thousand quotes inside each other": () => appendFileSync(at(java), ">".repeat(100_000)),
  "UTF-16": () => write(java, Buffer.from(`\uFEFF${read(java)}`, "utf16le")),
  "UTF-16 without a mark": () => write("faq.yaml", Buffer.from(read("faq.yaml"), "utf16le")),
  "letters of Windows": () =>
    write("faq.yaml", Buffer.from("- question: Café?\n  answer: Déjà vu.\n", "latin1")),
  "an extension in capitals": () => renameSync(at(java), at("courses/core-java.MD")),
  "another extension": () => renameSync(at(java), at("courses/core-java.md.txt")),
  "a name in capitals": () => renameSync(at(java), at("courses/Core-Java.md")),
  "a name that hosts keep for themselves": () => renameSync(at(java), at("courses/index.md")),
  "a name with an underscore": () => cpSync(at(java), at("courses/core_java.md")),
  "a group with another extension": () => renameSync(at(group), at("toolkit/prompts/test.yml")),
  "a page with another extension": () => renameSync(at("pages/about.yaml"), at("pages/about.yml")),
  "a group whose name is no address": () => renameSync(at(group), at("toolkit/prompts/Unit_tests.yaml")),
  "a file that nothing reads": () => write("notes.txt", "later"),
  "a page that nothing shows": () => write("pages/blog.yaml", "title: Blog"),
  "a picture": () => write("courses/cover.png", "x"),
  "a folder of drafts": () => mkdirSync(at("courses/drafts")),
  "a brief with another extension": () => write("briefs/notes.txt", "x"),
  "a page that is gone": () => rmSync(at("pages/about.yaml")),
  "a course of the contract that is gone": () => rmSync(at("courses/ai-updates.md")),
  "a course of the contract under another name": () => {
    renameSync(at(java), at("courses/java.md"));
    appendFileSync(at("redirects.yaml"), "- { from: /courses/core-java, to: /courses/java }\n");
  },
  "a folder that is gone": () => rmSync(at("pages"), { recursive: true }),
  "courses that are gone": () => rmSync(at("courses"), { recursive: true }),
  "a toolkit that is gone": () => rmSync(at("toolkit"), { recursive: true }),
  "a part of the toolkit that is gone": () => rmSync(at("toolkit/prompts"), { recursive: true }),
  "a file in the place of a folder": () => replace("toolkit", (name) => writeFileSync(name, "")),
  "a loop of links in the place of a folder": () => replace("pages", (name) => symlinkSync(name, name)),
  "a link in the place of a file": () => replace(java, (name) => symlinkSync("/etc/passwd", name)),
  "a folder in the place of a course": () => replace(java, (name) => mkdirSync(name)),
  "a pipe in the place of a file": () => replace("faq.yaml", (name) => execFileSync("mkfifo", [name])),
  "no content at all": () => rmSync(folder, { recursive: true }),
};

function replace(name: string, make: (file: string) => void): void {
  rmSync(at(name), { recursive: true });
  make(at(name));
}

/** Files that editors and their programs leave behind. */
const HARMLESS_FILES: Record<string, string | Buffer> = {
  "courses/.DS_Store": Buffer.from([0, 1, 2]),
  "courses/.core-java.md.swp": "x",
  "courses/core-java.md~": "x",
  "courses/#core-java.md#": "x",
  "courses/Thumbs.db": "x",
  "README.md": "# Guide\n",
  "briefs/solutions/core-java/Helper.java": "x",
  "briefs/files/core-java/notes.txt": "x",
};

beforeAll(() => {
  folder = copyContent();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("every mistake is said as said.txt has it", async () => {
  const groups = Object.entries(EDITS).map(([name, edits]) => [
    `\n== ${name}`,
    ...Object.entries(edits).map(([title, edit]) => formatEntry(title, loadEdited(edit))),
  ]);
  const files = Object.entries(FILES).map(([title, make]) => {
    const whole = folder;
    folder = copyContent();
    try {
      make();
      return formatEntry(title, load());
    } finally {
      rmSync(folder, { recursive: true, force: true });
      folder = whole;
    }
  });
  const said = [HEAD, ...groups.flat(), "\n== files and folders", ...files].join("\n");
  await expect(`${said}\n`).toMatchFileSnapshot("said.txt");
}, 300_000);

describe("nothing is said of", () => {
  it.each(Object.entries(VALID))("%s", (_, edit) => expect(loadEdited(edit)).toEqual([]));

  it.each(Object.entries(HARMLESS_FILES))("the file %s", (name, content) => {
    write(name, content);
    expect(load()).toEqual([]);
    rmSync(at(name));
  });

  it("Windows line ends", () =>
    expect(loadEdited([java, /[\s\S]+/, read(java).replaceAll("\n", "\r\n")])).toEqual([]));

  it("a folder that is linked as a whole", () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    expect(loadSiteContent(link, { today: "2026-11-21" }).warnings).toEqual([]);
    rmSync(link);
  });
});
