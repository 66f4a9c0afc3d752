import { expect, it } from "vitest";
import { readYaml } from "./yaml.server.ts";

const TEXT = `# A comment
title: A
text: |
  One
  two
list:
  - name: first
    tags: [x,
      y]
  - { name: second }
empty:
again: |
  more
blocks:
  - |
    first
  - >-
    second
"quoted key": 1
gaps:
  -
  - null
  - |
    Text
    - not an entry
  # - nor this

  -
`;

it.each([
  [["title"], 2],
  [["text"], 3],
  [["list"], 6],
  [["list", 0], 7],
  [["list", 0, "tags"], 8],
  [["list", 0, "tags", 1], 9],
  [["list", 1, "name"], 10],
  [["empty"], 11],
  [["again"], 12],
  [["blocks", 0], 15],
  [["blocks", 1], 17],
  [["quoted key"], 19],
  [["gaps", 0], 21],
  [["gaps", 1], 22],
  [["gaps", 3], 28],
] as [PropertyKey[], number][])("%j is on line %i", (path, line) => {
  expect(readYaml(TEXT).lineOf(path)).toBe(line);
});

it("gives the line of the nearest parent of what is not there", () => {
  expect(readYaml(TEXT).lineOf(["list", 1, "level"])).toBe(10);
  expect(readYaml(TEXT).lineOf(["list", 7, "name"])).toBe(6);
  expect(readYaml(TEXT).lineOf(["nothing", "at", "all"])).toBe(2);
});

/** The faults of a text as `line: what was found; what to write`. */
const getFaults = (text: string) =>
  readYaml(text).faults.map(({ line, found, fix }) => `${line}: ${found}; ${fix}`);

it.each([
  [
    "a: Core: Java",
    "1: 'a: Core: Java'; put text with ': ' in it, or a colon at its end, in double quotes; write each field on its own line",
  ],
  ['a: 1\nb: "Java', "2: 'b: \"Java'; write the closing \" at the end of this text"],
  [
    "a: 'It's'",
    "1: 'a: 'It's''; put the whole text in double quotes, with \\\" for a quotation mark in it; if it is a list, begin it on the next line",
  ],
  [
    'a: "C:\\Java"',
    "1: 'a: \"C:\\Java\"'; write two backslashes instead of one, or put the text in single quotes",
  ],
  ["a: %b", "1: 'a: %b'; put text that begins with @, ` or % in double quotes"],
  [
    "a: Say “hi”: now",
    "1: 'a: Say “hi”: now'; put text with ': ' in it, or a colon at its end, in double quotes; write each field on its own line",
  ],
  [
    "a: “Core: Java”",
    "1: 'a: “Core: Java”'; retype these curly quotation marks as straight ones, or remove them",
  ],
  ["a: *b", "1: '*b'; put text that begins with &, * or ! in double quotes"],
  ["a: &b c", "1: '&b c'; put text that begins with &, * or ! in double quotes"],
  ["a: !!js/function b", "1: '!!js/function b'; put text that begins with &, * or ! in double quotes"],
  [
    "a: C # Java",
    "1: 'C', and a comment after it; text ends at ' #': put all of it in double quotes, or write the comment on its own line",
  ],
  [
    "a: 1\nlevel Beginner\nb: 2",
    "2: 'level Beginner'; write 'name: value' with a space after the colon; if the line continues the text above, indent it",
  ],
  [
    "- { a: b c: d }",
    "1: '- { a: b c: d }'; write a comma between two fields, and put text that contains ': ' in double quotes",
  ],
  [
    "a: [b c, d]\ne: ['f' 'g']",
    "2: 'e: ['f' 'g']'; write the missing comma, or the colon after a name; if the line continues the text above, indent it",
  ],
  [
    "a: { b: 'c, d: 1 }\ne: { f: 'g' }",
    "1: 'a: { b: 'c, d: 1 }'; write the closing ' at the end of this text",
  ],
  ["a:\n  - 'b\n  - c: d\n", "2: '- 'b'; write the closing ' at the end of this text"],
  ...["• ", "– ", "· ", "-", "* ", "o\t"].map((bullet) => [
    `a:\n  ${bullet}"b"\n  - "c: d"\n`,
    `2: '${bullet}"b"'; begin each list entry with '- ', and indent its further lines`,
  ]),
  ["a:\n  - b\n  • c: d", "3: '• c: d'; begin each list entry with '- ', and indent its further lines"],
  [
    "a: You write “b” and say “c”\nd: “e”",
    "2: '“e”'; retype these curly quotation marks as straight ones, or remove them",
  ],
  ["a: [‘b’s’, 1]", "1: '‘b’s’'; retype these curly quotation marks as straight ones, or remove them"],
  ...['"', "'"].map((mark) => [
    `a: the 'b' of "c"\nd: { e: f${mark} }`,
    `2: 'f${mark}'; begin the text with this quotation mark too, or remove it; if it belongs to the text, put all of it in double quotes`,
  ]),
  ["a:\n  * b", "2: '* b'; begin each list entry with '- ', and indent its further lines"],
  ["a:\n  b: 1\nc: 2\n  d: 3", "3: 'c: 2'; begin this line with 2 spaces, as line 4 does"],
  [
    "a:\n  b: 1\n    c: 2",
    "3: 'c: 2'; align it with line 2, or begin line 2 with '- ' if that is a list entry; if both are one text, put the text in double quotes",
  ],
  ["a:\nb: 1\n  c: 2", "2: 'b: 1'; begin this line with 2 spaces, as line 3 does"],
  ["a:\n  b: 1\n\u00a0\u00a0c: 2\n  d: 3", "3: a non-breaking space in 'c: 2'; retype it as a normal space"],
  ...["a: 1\n  b: 2", "-a: 1\n  b: 2"].map((text) => [
    text,
    "2: 'b: 2'; align it with line 1, or begin line 1 with '- ' if that is a list entry; if both are one text, put the text in double quotes",
  ]),
  ["a:\n  - b\n - c", "3: '- c'; wrong indentation: expected 2 spaces, found 1"],
  ["a:\n  - b\n c: 1", "3: 'c: 1'; wrong indentation: expected 0 spaces, found 1"],
  [
    "- a: >-\n    Text\n- a: >-\n    Text\n   b: 1",
    "5: 'b: 1'; wrong indentation: expected 2 spaces, found 3",
  ],
  ["a:\n  - b\n  c", "3: 'c'; begin each list entry with '- ', and indent its further lines"],
  ["- a: 1\nb: 2", "2: 'b: 2'; begin each list entry with '- ', and indent its further lines"],
  ['- b: "Java\n  c: 1\n', "1: '- b: \"Java'; write the closing \" at the end of this text"],
  ["a: [\nb]", "2: 'b]'; close every open bracket, here or above"],
  [
    "a:\n  - b\n    - c",
    "3: '- c'; here it is part of the text above: align all entries of the list, and begin each with '- '",
  ],
  ["a: []\n  - b", "2: '- b'; its field already has a value: remove that value, such as []"],
  ["- a: 1\n\tb: 2", "2: 'b: 2'; indent with spaces, not with a tab"],
  ["a:\n\t- b", "2: '- b'; indent with spaces, not with a tab"],
  ["a: 1\nb: 2\na: 3", "3: a twice; duplicate of line 1: remove one of them"],
  ["a: 1\n---\nb: 2", "2: '---'; remove this line: a file has only one set of fields"],
  ["c: 1\na:\u00a0b", "2: a non-breaking space in 'a:\u00a0b'; retype it as a normal space"],
  ["a: 1\n\u00a0b: 2", "2: a non-breaking space in 'b'; retype it as a normal space"],
  ["a: 1\n\u2003b: 2", "2: an unusual space in 'b'; retype it as a normal space"],
  ["- a: 1\n---\n- b: 2", "2: '---'; remove this line: a file has only one set of fields"],
  [
    "a:\n  b: 1\n  # c: 2\n  : d: 2",
    "4: ': d: 2'; write the name of the field before this colon, or remove the colon",
  ],
  [": a\nb: 1", "1: ': a'; write the name of the field before this colon, or remove the colon"],
  ["a: 1\n:", "2: ':'; write the name of the field before this colon, or remove the colon"],
  ["- a: 1\n- : b", "2: ': b'; write the name of the field before this colon, or remove the colon"],
  [
    'a: 1\nb: "c\\u202Ed"',
    "2: the character U+202E; remove its escape; for a backslash write two, or put the text in single quotes",
  ],
  ["a: &b &c d", "1: 'a: &b &c d'; put text that begins with &, * or ! in double quotes"],
  ["a: !b !c d", "1: 'a: !b !c d'; put text that begins with &, * or ! in double quotes"],
  ["a: &b *c", "1: 'a: &b *c'; put text that begins with &, * or ! in double quotes"],
  ["a: 1\nb: {{name}}", "2: '{name}}'; put text that begins with { or [ in double quotes"],
  // One parser refuses it, and the other one finds no mistake.
  ["a: 1\nb: [?]", "2: 'b: [?]'; write it like the lines above it"],
])("reports the line of a mistake and what to write: %j", (text, fault) =>
  expect(getFaults(text)).toEqual([fault]),
);

it("reports each colon without a name on its own line", () => {
  const fix = "write the name of the field before this colon, or remove the colon";
  expect(getFaults("a:\n  - x\n  - : y\n  - : z\nb:\n  : 1\n  c: 2\nd:\n  e: 3\n  : 4\n  : 5")).toEqual(
    ["3: ': y'", "4: ': z'", "6: ': 1'", "10: ': 4'", "11: ': 5'"].map((found) => `${found}; ${fix}`),
  );
});

it("accepts a line break at the end of a name", () => expect(getFaults('"a\\n": 1')).toEqual([]));

it("keeps a number as it is written where its value would be written otherwise", () =>
  expect(readYaml('[25.000, +91, 007, 0x10, 1e3, NaN, True, "9", 28, 4.5, -1, true, null, ~]').data).toEqual([
    "25.000",
    "+91",
    "007",
    "0x10",
    "1e3",
    "NaN",
    "True",
    "9",
    28,
    4.5,
    -1,
    true,
    null,
    null,
  ]));

it("takes any name for a field, and a comment after a number", () =>
  expect(readYaml("__proto__: 1 # one\nconstructor: 2026-11-21 # a day\n12: a\n")).toMatchObject({
    data: JSON.parse('{ "__proto__": 1, "constructor": "2026-11-21", "12": "a" }'),
    faults: [],
  }));

it("stops after a hundred faults", () => {
  const aliases = Array.from({ length: 100_000 }, () => "- *a");
  expect(getFaults(aliases.join("\n"))).toHaveLength(100);
  expect(getFaults(`a: {${":,".repeat(200_000)}}`)).toHaveLength(100);
  const comments = Array.from({ length: 20_000 }, () => "#");
  const keys = Array.from({ length: 40_000 }, () => "a: 1");
  expect(getFaults([...comments, ...keys].join("\n"))).toHaveLength(100);
});
