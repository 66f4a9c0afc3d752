import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { expectSaid, load, useSpoiledFolder } from "./expect-said.server.ts";
import { group, java } from "./mistake.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

describe("a file or folder that is none, or another", () => {
  const { getFolder, at } = useSpoiledFolder();

  const write = (name: string, content: string | Buffer) => writeFileSync(at(name), content);
  const FILES: [name: string, spoil: () => void, said: string | string[]][] = [
    [
      "20 MB of words",
      () => appendFileSync(at(java), "word ".repeat(4_000_000)),
      "courses/core-java.md:1 found … KB; write at most 500 KB",
    ],
    [
      "a hundred thousand quotes inside each other",
      () => appendFileSync(at(java), ">".repeat(100_000)),
      "courses/core-java.md:… longDescription: found … characters; write a long description of 900-3000 characters under the fields",
    ],
    [
      "UTF-16",
      () => write(java, Buffer.from(`\uFEFF${readFileSync(at(java), "utf8")}`, "utf16le")),
      "courses/core-java.md:1 found the encoding UTF-16; save the file with the encoding UTF-8",
    ],
    [
      "UTF-16 without a mark",
      () => write("faq.yaml", Buffer.from(readFileSync(at("faq.yaml"), "utf8"), "utf16le")),
      "faq.yaml:1 found the encoding UTF-16; save the file with the encoding UTF-8",
    ],
    [
      "letters of Windows",
      () => write("faq.yaml", Buffer.from("- question: Café?\n  answer: Déjà vu.\n", "latin1")),
      "faq.yaml:1 found letters in another encoding than UTF-8; save the file with the encoding UTF-8",
    ],
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
      "courses/Core-Java.md:2 found 'Core-Java'; name the file with small letters, digits and single hyphens: it is the address",
    ],
    [
      "a name with an underscore",
      () => cpSync(at(java), at("courses/core_java.md")),
      [
        "courses/core_java.md:2 found 'core_java'; name the file with small letters, digits and single hyphens: it is the address",
        "courses/core_java.md:… id: found '12'; courses/core-java.md has the same: write another",
        "courses/core_java.md:3 order: found …; courses/core-java.md has the same: write another",
        "courses/core_java.md:4 title: found 'Core Java course | Zero Academy'; courses/core-java.md has the same: write another",
        "courses/core_java.md:6 description: found 'Learn Java from the first class to a tested application: objects, collections, excepti...; courses/core-java.md has the same: write another",
      ],
    ],
    [
      "a group with another extension",
      () => renameSync(at(group), at("toolkit/prompts/test.yml")),
      "toolkit/prompts/test.yml:1 found the name test.yml; give it the name test.yaml",
    ],
    [
      "a page with another extension",
      () => renameSync(at("pages/about.yaml"), at("pages/about.yml")),
      "pages/about.yml:1 found the name about.yml; give it the name about.yaml",
    ],
    [
      "a group whose name is no address",
      () => renameSync(at(group), at("toolkit/prompts/Unit_tests.yaml")),
      "toolkit/prompts/Unit_tests.yaml:1 found 'Unit_tests'; name the file with small letters, digits and single hyphens, not index: it is the address",
    ],
    [
      "a file that nothing reads",
      () => write("notes.txt", "later"),
      "notes.txt:1 found the name notes.txt; nothing reads it: remove it",
    ],
    [
      "a page that nothing shows",
      () => write("pages/blog.yaml", "title: Blog"),
      "pages/blog.yaml:1 found the name blog.yaml; nothing reads it: remove it",
    ],
    [
      "a picture",
      () => write("courses/cover.png", "x"),
      "courses/cover.png:1 found the name cover.png; nothing reads it: remove it",
    ],
    [
      "a folder of drafts",
      () => mkdirSync(at("courses/drafts")),
      "courses/drafts:1 found the name drafts; nothing reads it: remove it",
    ],
  ];

  it.each(FILES)("%s", (_, spoil, said) => {
    spoil();
    expectSaid(getFolder(), said, 1);
  });

  const HARMLESS: [name: string, spoil: () => void][] = [
    ["a byte order mark", () => write(java, `\uFEFF${readFileSync(at(java), "utf8")}`)],
    ["Windows line ends", () => write(java, readFileSync(at(java), "utf8").replaceAll("\n", "\r\n"))],
    ["a hidden file", () => write("courses/.DS_Store", Buffer.from([0, 1, 2]))],
    ["an editor's swap file", () => write("courses/.core-java.md.swp", "x")],
    ["a copy that an editor keeps", () => write("courses/core-java.md~", "x")],
    ["another copy that an editor keeps", () => write("courses/#core-java.md#", "x")],
    ["what Windows leaves in a folder", () => write("courses/Thumbs.db", "x")],
    ["the guide", () => write("README.md", "# Guide\n")],
    [
      "blanks behind the fences",
      () => write(java, readFileSync(at(java), "utf8").replaceAll(/^---$/gm, "---  ")),
    ],
  ];

  it.each(HARMLESS)("%s changes nothing", (_, spoil) => {
    spoil();
    expect(load(getFolder())).toEqual([]);
  });
});
