import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { finishPage, readClientBuild } from "./finish-page.server.ts";
import { parseStylesheet } from "./page-styles.server.ts";

const HTML =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body><a href="/courses">x</a></body></html>';

const finish = (html = HTML, { names = [] as string[], scripts = [] as string[] } = {}) =>
  finishPage(html, {
    client: {
      stylesheet: parseStylesheet("a{color:red}.toast{top:0}.gone{left:0}"),
      listModules: () => ({ first: [], later: [] }),
      listIslandNames: () => names,
    },
    policy: "default-src 'none'",
    islands: new Set(["contact"]),
    scripts,
  });

describe("a finished page", () => {
  it("has its policy after its charset, and its styles after its title", () =>
    expect(finish()).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>x</title><style>a{color:red}</style>`,
    ));

  it.each([
    ["islands", { names: [".toast"] }],
    ["inline scripts", { scripts: ['note.className = "toast"'] }],
  ])("has the styles of classes that its %s may give to elements", (_, options) =>
    expect(finish(HTML, options)).toContain("<style>a{color:red}.toast{top:0}</style>"),
  );

  it.each([
    ["charset", "<title>x</title>", '<meta charSet="utf-8"/>'],
    ["title", '<meta charSet="utf-8"/>', "</title>"],
  ])("is refused without its %s", (_, html, missing) =>
    expect(() => finish(html)).toThrow(`A page has no ${missing}.`),
  );
});

describe("a client build", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "client-"));
  const ENTRY = "app/entry.client.tsx";
  const TABS = "app/tabs.island.tsx";
  const files = {
    ".vite/manifest.json": JSON.stringify({
      [ENTRY]: { file: "entry.js", imports: ["react"], css: ["all.css"] },
      react: { file: "react.js" },
      tabs: { file: "parts.js" },
      [TABS]: { file: "tabs.js", imports: [ENTRY, "react", "tabs"], dynamicImports: ["store"] },
      store: { file: "store.js", imports: ["react"] },
    }),
    "all.css": "progress{top:0}.note{top:0}.tab{top:0}.part{top:0}",
    "entry.js": '"note"',
    "react.js": '"progress"',
    "tabs.js": '"tab"',
    "parts.js": '"part x"',
  };
  mkdirSync(path.join(folder, ".vite"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("names the styles of an island's own code, not those of the entry and of React", () =>
    expect(readClientBuild(folder, "").listIslandNames(new Set([TABS]))).toEqual([".tab", ".part"]));

  it("lists the modules of an island after those of the entry, and those that it imports later", () =>
    expect(readClientBuild(folder, "/base").listModules(new Set([TABS]))).toEqual({
      first: ["/base/entry.js", "/base/react.js", "/base/tabs.js", "/base/parts.js"],
      later: ["/base/store.js"],
    }));
});
