import { expect, it } from "vitest";
import { createTestFolder } from "#app/content/test-folder.server.ts";
import { readClientBuild } from "./client-build.server.ts";

const { at, write } = createTestFolder();

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
  write(".vite/manifest.json", JSON.stringify(manifest));
  const tabs = { modules: ["/tabs.js", "/parts.js"], later: ["/store.js", "/react.js"] };
  expect(readClientBuild(at())).toEqual({
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
  write(".vite/manifest.json", JSON.stringify(manifest));
  expect(() => readClientBuild(at())).toThrow(
    `The client build has no ${ENTRY} with a stylesheet and a font.`,
  );
});
