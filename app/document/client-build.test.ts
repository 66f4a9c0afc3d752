import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readClientBuild } from "./client-build.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "client-"));
afterAll(() => rmSync(folder, { recursive: true }));

function writeManifest(manifest: object): void {
  mkdirSync(path.join(folder, ".vite"), { recursive: true });
  writeFileSync(path.join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
}

const ENTRY = "app/entry.client.tsx";
const FONT = { "app/ui/font/anek-latin.woff2": { file: "font.woff2" } };

it("lists the modules of the entry, and what an island adds to them, now and later", () => {
  const manifest = {
    ...FONT,
    [ENTRY]: { file: "entry.js", imports: ["react"], css: ["all.css"] },
    react: { file: "react.js" },
    parts: { file: "parts.js" },
    "app/tabs.island.tsx": {
      file: "tabs.js",
      imports: [ENTRY, "react", "parts"],
      dynamicImports: ["store"],
    },
    store: { file: "store.js", imports: ["react"] },
  };
  writeManifest(manifest);
  const tabs = { modules: ["/tabs.js", "/parts.js"], later: ["/store.js", "/react.js"] };
  expect(readClientBuild(folder)).toEqual({
    entry: ["/entry.js", "/react.js"],
    islands: new Map([["tabs", tabs]]),
    stylesheet: "/all.css",
    font: "/font.woff2",
  });
});

it.each([
  ["stylesheet", { ...FONT, [ENTRY]: { file: "entry.js" } }],
  ["font", { [ENTRY]: { file: "entry.js", css: ["all.css"] } }],
])("refuses a build without a %s", (_, manifest) => {
  writeManifest(manifest);
  expect(() => readClientBuild(folder)).toThrow(
    `The client build has no ${ENTRY} with a stylesheet and a font.`,
  );
});
