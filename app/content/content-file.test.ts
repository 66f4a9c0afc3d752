import { expect, it } from "vitest";
import { createTestFolder, itOnPosix } from "#app/testing/test-folder.server.ts";
import { parseContentFile, readText } from "./content-file.server.ts";

const { at, write } = createTestFolder();

it.each([
  ["title: A\n", "no front matter; begin the file with a line ---, the fields, and another line ---"],
  [
    "\n---\ntitle: A\n---\n",
    "no front matter; begin the file with a line ---, the fields, and another line ---",
  ],
  ["---\ntitle: A\n----\n", "front matter that does not end; add a line --- after the last field"],
])("reports front matter that has no fence: %j", (text, fault) =>
  expect(parseContentFile("a.md", text).faults.map(({ found, fix }) => `${found}; ${fix}`)).toEqual([fault]),
);

it("splits a Markdown file into its fields and its body, with their lines", () => {
  const file = parseContentFile("a.md", "---  \ntitle: A\nb: 1 # ---\n---\n\nText\n---\n");
  expect(file).toMatchObject({ data: { title: "A", b: 1 }, body: "\nText\n---\n", bodyLine: 5, faults: [] });
  expect(file.lineOf(["b"])).toBe(3);
});

const INVISIBLE = "remove it: it is invisible, or replaces a character that was lost";

it.each<[string, Buffer | string, unknown]>([
  ["a byte order mark and Windows line ends", "\uFEFFa: 1\r\nb: é\r\n", "a: 1\nb: é\n"],
  ["joiners of Indic scripts", "a: क्\u200Dष\n", "a: क्\u200Dष\n"],
  [
    "invisible characters",
    "a: \u0000\nb\nc: \u202E\nd: \u2028\ne: \uFFFD",
    [
      { line: 1, found: "the character U+0000", fix: INVISIBLE },
      { line: 3, found: "the character U+202E", fix: INVISIBLE },
      { line: 4, found: "the character U+2028", fix: INVISIBLE },
      { line: 5, found: "the character U+FFFD", fix: INVISIBLE },
    ],
  ],
  [
    "a merge that is not finished",
    "a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n",
    [
      [2, "<<<<<<< HEAD"],
      [6, ">>>>>>> x"],
    ].map(([line, row]) => ({
      line,
      found: `a merge conflict, '${row}'`,
      fix: "keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>",
    })),
  ],
  [
    "letters of Windows",
    Buffer.from("a: 1\nb: Café\n", "latin1"),
    [{ line: 2, found: "characters that are not UTF-8", fix: "save the file as UTF-8" }],
  ],
  ["too many words", "word ".repeat(100_001), [{ line: 1, found: "501 KB", fix: "write at most 500 KB" }]],
])("reads, or refuses, %s", (_, bytes, result) => {
  write("a.yaml", bytes);
  expect(readText(at("a.yaml"))).toEqual(result);
});

it("stops after a hundred lines that cannot be read", () => {
  write("a.yaml", "\u0000\n".repeat(101));
  expect(readText(at("a.yaml"))).toHaveLength(100);
});

itOnPosix("reports a file that the system refuses to read", () =>
  expect(readText("/dev/null/a")).toEqual([
    {
      line: 1,
      found: "a file that cannot be read (ENOTDIR)",
      fix: "change its permissions so that you can read it",
    },
  ]),
);
