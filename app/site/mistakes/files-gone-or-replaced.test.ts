import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { expectSaid, TODAY, useSpoiledFolder } from "./expect-said.server.ts";
import { java } from "./mistake.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

describe("a file or folder that is none, or another", () => {
  const { getFolder, at } = useSpoiledFolder();

  const replace = (name: string, make: (file: string) => void) => {
    rmSync(at(name), { recursive: true });
    make(at(name));
  };
  const FILES: [name: string, spoil: () => void, said: string | string[]][] = [
    [
      "a page that is gone",
      () => rmSync(at("pages/about.yaml")),
      "pages/about.yaml:1 found no such file; write it",
    ],
    [
      "a course of the contract that is gone",
      () => {
        rmSync(at("courses/debug-support.md"));
      },
      "contract.yaml:… courses.debug-support: found no file courses/debug-support.md; write that file; if it was renamed or removed, let the owner change this line",
    ],
    [
      "a folder that is gone",
      () => rmSync(at("pages"), { recursive: true }),
      "pages:1 found no such folder; put it back: git checkout -- pages",
    ],
    [
      "courses that are gone",
      () => rmSync(at("courses"), { recursive: true }),
      "courses:1 found no such folder; put it back: git checkout -- courses",
    ],
    [
      "a toolkit that is gone",
      () => rmSync(at("toolkit"), { recursive: true }),
      "toolkit:1 found no such folder; put it back: git checkout -- toolkit",
    ],
    [
      "a part of the toolkit that is gone",
      () => rmSync(at("toolkit/prompts"), { recursive: true }),
      "toolkit/prompts:1 found no such folder; put it back: git checkout -- toolkit/prompts",
    ],
    [
      "a file in the place of a folder",
      () => replace("toolkit", (file) => writeFileSync(file, "")),
      "toolkit:1 found a file or link in the place of a folder; put it back: git checkout -- toolkit",
    ],
    [
      "a loop of links in the place of a folder",
      () => replace("pages", (file) => symlinkSync(file, file)),
      "pages:1 found a file or link in the place of a folder; put it back: git checkout -- pages",
    ],
    [
      "a link in the place of a file",
      () => replace(java, (file) => symlinkSync("/etc/passwd", file)),
      "courses/core-java.md:1 found a link to another file; put the file itself here",
    ],
    [
      "a loop of links in the place of a file",
      () => replace("faq.yaml", (file) => symlinkSync(file, file)),
      "faq.yaml:1 found a link to another file; put the file itself here",
    ],
    [
      "a folder in the place of a file",
      () => replace("faq.yaml", (file) => mkdirSync(file)),
      "faq.yaml:1 found a folder; move its files up, or remove it",
    ],
    [
      "a folder in the place of a course",
      () => replace(java, (file) => mkdirSync(file)),
      "courses/core-java.md:1 found a folder; move its files up, or remove it",
    ],
    [
      "a pipe in the place of a file",
      () => replace("faq.yaml", (file) => execFileSync("mkfifo", [file])),
      "faq.yaml:1 found no plain file; put a plain file here",
    ],
    [
      "no content at all",
      () => rmSync(getFolder(), { recursive: true }),
      "content:1 found no such folder; put it back: git checkout -- content",
    ],
  ];

  it.each(FILES)("%s", (_, spoil, said) => {
    spoil();
    expectSaid(getFolder(), said, 1);
  });

  it("a folder that is linked as a whole is read", () => {
    const link = `${getFolder()}-link`;
    symlinkSync(getFolder(), link);
    expect(loadSiteContent(link, { today: TODAY }).courses).not.toHaveLength(0);
    rmSync(link);
  });
});
