import { mkdtempDisposableSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestFolder, itOnPosix } from "#app/testing/test-folder.server.ts";
import { defineCollection } from "./collection.server.ts";
import { dependsOn, draft, link, list, pastDay, ref, text } from "./fields.server.ts";
import { findingAt } from "./finding.ts";
import { readContent } from "./reader.server.ts";
import { selectShown } from "./shown-content.server.ts";

const SHOP = defineCollection({
  files: "shop.yaml",
  schema: z.strictObject({
    name: text(),
    hint: text("A hint.", { hasCode: true }).optional(),
    owners: list("Owners.", z.strictObject({ name: text().meta({ declares: "owners" }), draft })).default([]),
    links: list("Links.", link).default([]),
    best: list("The best books.", ref("books", "A book.")).default([]),
    shelves: list("Shelves.", z.strictObject({ book: dependsOn("books", "A book."), label: text() })).default(
      [],
    ),
  }),
});

const BOOKS = defineCollection({
  files: "books/*.md",
  schema: z.strictObject({
    title: text("Title.", { names: ["day"] }),
    isbn: z.string().meta({ isUnique: true }),
    draft,
    published: pastDay().optional(),
    modified: pastDay().optional(),
    until: z.string().optional(),
    owner: ref("owners", "Whose it is.").optional(),
    sample: text().optional(),
  }),
  body: { field: "body", level: 2, names: ["name"] },
  path: ({ slug }) => `/books/${slug}`,
  ids: () => ["top"],
  shown: ({ until }, today) => !until || until > today,
  attachments: ({ sample }) =>
    (sample ?? "")
      .split(",")
      .filter(Boolean)
      .map((name) => ({ name, at: ["sample"], isPublished: true })),
  check: ({ file, data: { title } }) =>
    title === "Bad" ? [findingAt(file, ["title"], title, "write better")] : [],
});

const REVIEWS = defineCollection({
  files: "reviews/*.yaml",
  mayBeEmpty: true,
  schema: z.strictObject({
    book: dependsOn("books", "The book."),
    links: list("Links.", link).default([]),
  }),
  path: ({ slug }) => `/reviews/${slug}`,
});

const MAGAZINES = defineCollection({
  files: "magazines/*.md",
  mayBeEmpty: true,
  schema: z.strictObject({ title: text() }),
});

const COLLECTIONS = [SHOP, BOOKS, REVIEWS, MAGAZINES];

const CONTEXT = { today: "2026-11-21", names: ["name", "days", "count"], files: ["/sitemap.xml"] };

const { at, write, listFindings } = createTestFolder();
beforeEach(() => {
  write("shop.yaml", "name: Shop\nowners: [{ name: Asha }]\n");
  write("books/java.md", book("1"));
});

const book = (isbn: string, fields = "", body = "Text.") =>
  `---\ntitle: Book ${isbn}\nisbn: "${isbn}"\n${fields}---\n${body}\n`;

const createOutside = () => mkdtempDisposableSync(path.join(tmpdir(), "outside-"));

const read = (root = at()) => readContent(root, COLLECTIONS, CONTEXT);

/** The findings as `file:line field: found ...; ...`. */
const check = (): string[] => listFindings(() => read().findings);

describe("the reader reports", () => {
  it.each<[title: string, files: Record<string, string>, findings: string[]]>([
    [
      "a file that nothing reads",
      { "notes.txt": "", "books/drafts/go.md": "", "books/drafts/java.md": "", "books/cover.png": "" },
      [
        "books/cover.png:1 found the name cover.png; no page uses this file, and none can show a picture or document: move it out of content",
        "books/drafts/go.md:1 found the name go.md; move it to books/go.md",
        "books/drafts/java.md:1 found the name java.md; move your changes to books/java.md, which exists as well, and remove this file",
        "notes.txt:1 found the name notes.txt; no page uses this file, and none can show a picture or document: move it out of content",
      ],
    ],
    [
      "a file in a wrong folder, and no reference to it",
      {
        "go.md": book("2"),
        "reviews/sql.md": book("3"),
        "books/review.md": "---\ntitle: A\n---\nText.",
        "magazines/a.md": "---\ntitle: A\n---\nText.",
        "reviews/a.yaml": "book: go",
        "shop.yaml": "name: Shop\nbest: [sql]\nlinks: [{ label: A, href: /books/go }]\n",
      },
      [
        "books/review.md:2 found the fields of another kind of file; move it to content/magazines",
        "go.md:1 found the name go.md; move it to books/go.md",
        "reviews/sql.md:1 found the name sql.md; move it to books/sql.md",
      ],
    ],
    [
      "the files of an entry that is gone",
      { "books/files/go/a.py": "", "books/files/go/b.py": "", "books/solutions/go/a.py": "" },
      [
        "books/files/go:1 found files of books/go.md, which is not there; restore it: git checkout -- books/go.md; or remove these files, and add - { from: /books/go, to: NEW ADDRESS } to redirects.yaml",
      ],
    ],
    [
      "a name that is no address",
      { "books/Go_now.md": book("2"), "books/nul.md": book("3") },
      [
        "books/Go_now.md:2 found 'Go_now'; rename the file to go-now.md: write lower-case letters, digits and single hyphens: it is part of an address",
        "books/nul.md:2 found 'nul'; rename the file to another name: the name nul is reserved by hosts or Windows: write another",
      ],
    ],
    [
      "a copy of a file by its name alone",
      { "books/Java - Copy.md": book("1") },
      [
        "books/Java - Copy.md:2 found 'Java - Copy'; rename the file to java-copy.md: write lower-case letters, digits and single hyphens: it is part of an address",
      ],
    ],
    [
      "a value that must be unique",
      { "books/go.md": book("1") },
      [`books/java.md:3 isbn: found '1'; already used in books/go.md:3: change one of the two`],
    ],
    [
      "a name that is nowhere, also in a file with a fault of its own",
      { "shop.yaml": "name: Shop\nbest: [jawa]\ncolour: red\n", "books/go.md": book("2", "owner: Asha\n") },
      [
        "shop.yaml:2 best[0]: found 'jawa'; no such file in content/books: write java",
        "shop.yaml:3 colour: found the key colour; this key is unknown: write one of these, or remove it: name, hint, owners, links, best, shelves",
      ],
    ],
    [
      "a value that another file does not have",
      { "books/go.md": book("2", "owner: Ash\n") },
      ["books/go.md:4 owner: found 'Ash'; not in content/shop.yaml: write Asha, or add it there"],
    ],
    [
      "days in the future, with the clock once, and a change before the first day",
      {
        "books/a.md": book("2", "modified: 2026-11-22\n"),
        "books/e.md": book("6", "modified: 2026-11-31\n"),
        "books/b.md": book("3", "modified: 2027-03-01\n"),
        "books/c.md": book("4", "published: 2026-02-02\nmodified: 2026-02-01\n"),
        "books/d.md": book("5", "published: 2026-03-03\nmodified: 2026-02-30\n"),
      },
      [
        "books/a.md:4 modified: found '2026-11-22'; it is in the future, as today is 2026-11-21: write 2026-11-21 or earlier",
        "books/b.md:4 modified: found '2027-03-01'; it is in the future, as today is 2026-11-21: write 2026-11-21 or earlier",
        "books/c.md:5 modified: found '2026-02-01'; the page was published on 2026-02-02: write that day or a later one",
        "books/d.md:5 modified: found '2026-02-30'; write a day of the calendar as year-month-day, such as 2026-11-21",
        "books/e.md:4 modified: found '2026-11-31'; write a day of the calendar as year-month-day, such as 2026-11-21",
        "If today is another day, set the clock of this machine.",
      ],
    ],
    [
      "links that lead to no page or to a draft, in fields and texts",
      {
        "books/go.md": book("2", "draft: true\n", "[A](/books/java#top) [B](#top)"),
        "books/sql.md": book("3", "", "See\n[go](/books/go) and [the sitemap](/sitemap.xml)."),
        "shop.yaml":
          "name: Shop\nlinks:\n  - { label: A, href: /books/jawa }\n  - { label: B, href: /books/java?a=1#top }\n",
      },
      [
        "books/sql.md:6 body: found '/books/go'; that page is a draft: publish it first, or link to another page",
        "shop.yaml:3 links[0].href: found '/books/jawa'; no such page: write /books/java",
      ],
    ],
    [
      "links to pages that are removed with another entry, unless their own page is removed with it",
      {
        "books/go.md": book("2", "until: 2027-01-01\n", "[A](/reviews/go)"),
        "books/sql.md": book("3", "draft: true\n"),
        "reviews/go.yaml": "book: go\nlinks: [{ label: A, href: /reviews/go-2 }]\n",
        "reviews/go-2.yaml": "book: go\nlinks: [{ label: A, href: /reviews/sql }]\n",
        "reviews/sql.yaml": "book: sql\n",
        "shop.yaml": "name: Shop\nlinks: [{ label: A, href: /reviews/go }, { label: B, href: /books/go }]\n",
      },
      [
        "reviews/go-2.yaml:2 links[0].href: found '/reviews/sql'; that page is not shown without books/sql.md, a draft: publish that first, or link to another page",
        "shop.yaml:2 links[0].href: found '/reviews/go'; that page is removed with books/go.md, which has a last day: link to another page",
      ],
    ],
    [
      "links to places that a page does not have",
      {
        "books/go.md": book("2", "", "[A](#step-on) [B](/books/java#tpo) [C](#step-one)\n\n## Step one"),
        "shop.yaml": "name: Shop\nlinks: [{ label: A, href: /books/go#step-two }]\n",
      },
      [
        "books/go.md:5 body: found '#step-on'; this page has no such place: write #step-one",
        "books/go.md:5 body: found '/books/java#tpo'; /books/java has no such place: write #top",
        "shop.yaml:2 links[0].href: found '/books/go#step-two'; /books/go has no such place: write #step-one",
      ],
    ],
    [
      "links that no browser opens",
      {
        "books/go.md": book(
          "2",
          "",
          "[A](#50%) [B](/books/java#%E0%A4%A) [C](https://[::1]/) [D](https://a.example:99999/) [E](https://localhost:5173/a)",
        ),
        "shop.yaml": "name: Shop\nlinks: [{ label: A, href: /books/java#100% }]\n",
      },
      [
        "books/go.md:5 body: found '#50%'; for the character % write %25",
        "books/go.md:5 body: found '/books/java#%E0%A4%A'; for the character % write %25",
        "books/go.md:5 body: found 'https://[::1]/'; no browser opens this address: copy it from the address bar of one",
        "books/go.md:5 body: found 'https://a.example:99999/'; no browser opens this address: copy it from the address bar of one",
        "books/go.md:5 body: found 'https://localhost:5173/a'; only this computer opens this address: write the path alone, such as /courses; to show it as it is, put it in backticks",
        "shop.yaml:2 links[0].href: found '/books/java#100%'; for the character % write %25",
      ],
    ],
    [
      "names in braces that a text does not declare, and Markdown in a plain text",
      {
        "shop.yaml":
          "name: '{day} {count} [a](/b)'\nhint: 'Run `<b> **c** \"`, *e*'\nowners: [name: '**c**', name: '`d`']\n",
        "books/go.md": book("2", "", "{day} {name}"),
      },
      [
        "books/go.md:5 body: found {day}; write {name}, or {{day}} to show the braces",
        "shop.yaml:1 name: found {day}; write {days}, or {{day}} to show the braces",
        "shop.yaml:1 warning: name: found Markdown, '[a](/b)'; remove these characters: this text is shown as it is. If visitors should see them, put them in quotation marks",
        expect.stringContaining("hint: found Markdown, '*e*'"),
        expect.stringContaining("owners[0].name: found Markdown, '**c**'"),
        expect.stringContaining("owners[1].name: found Markdown, '`d`'"),
      ],
    ],
    [
      "the mark of a list or heading, and odd quotes, in a plain text",
      {
        "shop.yaml": `name: "- a"\nowners: [name: "1. b", name: "# c", name: "– d", name: 'e"', name: '“f”', name: 'a "g"']\n`,
      },
      [
        expect.stringContaining("name: found '-' before 'a'; remove it: this text is shown as it is"),
        expect.stringContaining("owners[0].name: found '1.' before 'b'"),
        expect.stringContaining("owners[1].name: found '#' before 'c'"),
        expect.stringContaining("owners[2].name: found '–' before 'd'"),
        expect.stringContaining(
          'owners[3].name: found a quotation mark without its other one in e"; remove it',
        ),
        expect.stringContaining("owners[4].name: found quotation marks around “f”; remove them"),
      ],
    ],
    [
      "what is still to be written, unless it is a draft",
      {
        "books/go.md": book("2", "owner: 'REPLACE: who'\n", "REPLACE: a text"),
        "books/sql.md": book("3", "draft: true\n", "REPLACE: a text"),
        "shop.yaml":
          "name: Shop\nowners: [{ name: 'REPLACE: who' }, { name: 'REPLACE: who', draft: true }]\n",
      },
      [
        "books/go.md:4 owner: found 'REPLACE:'; write your own words here, or add draft: true above",
        "books/go.md:6 body: found 'REPLACE:'; write your own words here, or add draft: true above",
        "shop.yaml:2 owners[0].name: found 'REPLACE:'; write your own words here, or add draft: true above",
      ],
    ],
    [
      "what only a collection knows",
      { "books/go.md": "---\ntitle: Bad\nisbn: '2'\n---\nA" },
      ["books/go.md:2 title: found 'Bad'; write better"],
    ],
    [
      "names of an archive that differ in case only",
      {
        "books/a.md": book(
          "2",
          "sample: A.py\n",
          "```python file=b.py\n```\n\n```python file=B.py\n```\n\n```python file=a.py\n```",
        ),
        "books/files/a/A.py": "1",
        "books/c.md": book(
          "3",
          "sample: readme.md\n",
          "```python file=c.py\n```\n\n```python file=c.py\n```",
        ),
        "books/files/c/readme.md": "1",
        "books/files/c/c.py": "1",
      },
      [
        "books/a.md:4 sample: found 'A.py'; line 12 has 'a.py': write the same, or another name",
        "books/a.md:9 body: found B.py; line 6 has 'b.py': write the same, or another name",
        "books/c.md:4 sample: found 'readme.md'; write another name: the archive has this file already",
      ],
    ],
    [
      "named files that are missing, twice the same, unsafe or not readable",
      {
        "books/a.md": book("2", "sample: on.py\n"),
        "books/b.md": book("3", "sample: 'b.py,b.py,B.py'\n"),
        "books/c.md": book("4", "sample: ../a/one.py\n"),
        "books/d.md": book("5", "sample: 'con.py,a.html'\n"),
        "books/e.md": book("6", "sample: e.py\n"),
        "books/f.md": book("7", "sample: F.py\n"),
        "books/files/a/one.py": "1",
        "books/files/b/b.py": "1",
        "books/files/f/f.py": "1",
        "books/files/e/e.py": "a\u202Eb",
      },
      [
        "books/a.md:4 sample: found 'on.py'; no such file: write one.py",
        "books/b.md:4 sample: found 'b.py'; duplicate of line 4: remove one of them",
        "books/b.md:4 sample: found 'B.py'; no such file: write b.py",
        "books/c.md:4 sample: found '../a/one.py'; write a name of letters, digits, hyphens and dots, without folders",
        "books/d.md:4 sample: found 'con.py'; write a name of letters, digits, hyphens and dots, without folders",
        "books/d.md:4 sample: found 'a.html'; write a name that ends with .csv, .java, .mjs, .py, .sql, .tf, .json, .md, .txt",
        "books/f.md:4 sample: found 'F.py'; no such file: write f.py",
        "books/files/e/e.py:1 found the character U+202E; remove it: it is invisible, or replaces a character that was lost",
      ],
    ],
  ])("%s", (_, files, findings) => {
    for (const [name, content] of Object.entries(files)) write(name, content);
    expect(check()).toEqual(findings);
  });

  itOnPosix("links, wherever they are, and publishes nothing of them", () => {
    using outside = createOutside();
    writeFileSync(path.join(outside.path, "a.py"), "SECRET");
    write("books/go.md", book("2", "sample: a.py\n"));
    write("books/sql.md", book("3", "sample: a.py\n"));
    write("books/files/sql/b.py", "");
    symlinkSync(outside.path, at("books/files/go"));
    symlinkSync(path.join(outside.path, "a.py"), at("books/files/sql/a.py"));
    expect(check()).toEqual([
      "books/files/go:1 found a symbolic link; put the file or folder itself here",
      "books/files/sql/a.py:1 found a symbolic link; put the file or folder itself here",
      "books/go.md:4 sample: found 'a.py'; no such file: add it to books/files/go",
    ]);
    expect(JSON.stringify(read().content.entries(BOOKS))).not.toContain("SECRET");
  });
});

const replaceBooks = (make: (file: string) => void) => {
  rmSync(at("books"), { recursive: true });
  make(at("books"));
};

const NO_BOOKS = "books:1 found a folder that is missing or empty; restore it: git checkout -- books";

it.each<[string, () => void, string]>([
  [
    "a file with another extension",
    () => renameSync(at("shop.yaml"), at("shop.yml")),
    "shop.yml:1 found the name shop.yml; rename it to shop.yaml",
  ],
  [
    "a file that is gone",
    () => rmSync(at("shop.yaml")),
    "shop.yaml:1 found no such file; create it, or restore it: git checkout -- shop.yaml",
  ],
  [
    "an entry with another extension",
    () => write("books/go.MD", book("2")),
    "books/go.MD:1 found the name go.MD; rename it to go.md",
  ],
  ["a folder that is gone", () => replaceBooks(() => {}), NO_BOOKS],
  ["a file instead of a folder", () => replaceBooks((name) => writeFileSync(name, "")), NO_BOOKS],
  [
    "no content at all",
    () => rmSync(at(), { recursive: true }),
    "content:1 found no such folder; restore it: git checkout -- content",
  ],
])("the reader reports %s", (_, make, message) => {
  make();
  expect(check()).toEqual([message]);
});

it.each([
  ["books/.DS_Store", Buffer.from([0, 1, 2])],
  ["books/.java.md.swp", "x"],
  ["books/java.md~", "x"],
  ["books/#java.md#", "x"],
  ["books/Thumbs.db", "x"],
  ["README.md", "# Guide"],
  ["books/solutions/java/Helper.java", "x"],
  ["books/files/java/notes.txt", "x"],
])("the reader reports nothing of the file %s", (name, content) => {
  write(name, content);
  expect(check()).toEqual([]);
});

it("reads a folder that is linked as a whole", () => {
  using outside = createOutside();
  const link = path.join(outside.path, "link");
  symlinkSync(at(), link, "junction");
  expect(read(link).findings).toEqual([]);
});

it("lists drafts with the fields that are still to be written", () => {
  write(
    "books/go.md",
    book("2", "draft: true\nsample: go.py\nowner: Asha\n", "REPLACE: a text").replace(
      "Book 2",
      "'REPLACE: a title'",
    ),
  );
  write("shop.yaml", "name: Shop\nowners:\n  - { name: Asha }\n  - { name: Ravi, draft: true }\n");
  expect(check()).toEqual([]);
  expect(read().drafts).toMatchObject([
    { line: 4, lacking: [] },
    { line: 2, title: "REPLACE: a title", lacking: ["title", "the text below", "the file go.py"] },
  ]);
});

describe("what is shown", () => {
  const show = (showDrafts = false) =>
    selectShown(read().content, COLLECTIONS, showDrafts).fill({ name: "Shop" });

  it("has neither drafts nor retired entries, nor what depends on them", () => {
    write("books/go.md", book("2", "draft: true\n"));
    write("books/old.md", book("3", "until: '2026-11-21'\nowner: Ravi\n"));
    write("reviews/a.yaml", "book: go");
    write("reviews/b.yaml", "book: java");
    write(
      "shop.yaml",
      "name: Shop\nowners: [{ name: Asha }, { name: Ravi, draft: true }]\nbest: [go, java]\nshelves: [{ book: old, label: A }, { book: java, label: B }]\n",
    );
    expect(check()).toEqual([]);
    const shown = show();
    expect(shown.entries(BOOKS).map(({ slug }) => slug)).toEqual(["java"]);
    expect(shown.retired(BOOKS).map(({ slug }) => slug)).toEqual(["old"]);
    expect(shown.entries(REVIEWS).map(({ slug }) => slug)).toEqual(["b"]);
    expect(shown.get(SHOP)).toEqual({
      name: "Shop",
      owners: [{ name: "Asha" }],
      links: [],
      best: ["java"],
      shelves: [{ book: "java", label: "B" }],
    });
  });

  it("marks drafts in a preview", () => {
    write("books/go.md", book("2", "draft: true\nowner: Asha\n"));
    const [go] = show(true).entries(BOOKS);
    expect(go?.data).toEqual({ title: "Draft: Book 2", isbn: "2", owner: "Asha" });
  });

  it("leaves out a field that names what is not shown", () => {
    write("books/go.md", book("2", "owner: Ravi\n"));
    write("shop.yaml", "name: Shop\nowners: [{ name: Ravi, draft: true }]\n");
    expect(show().entries(BOOKS)[0]?.data).toEqual({ title: "Book 2", isbn: "2" });
  });

  it("has names filled in, and escapes only where no further name is to come", () => {
    write("shop.yaml", "name: '{name} {{name}}'\n");
    write("books/java.md", book("1").replace("Book 1", "'{name} {day} {{day}}'"));
    expect(show().get(SHOP).name).toBe("Shop {name}");
    expect(show().entries(BOOKS)[0]?.data.title).toBe("Shop {day} {{day}}");
  });
});
