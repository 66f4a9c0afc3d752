import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatSettings } from "./vscode-schemas.ts";

it("the editor's settings name the schema of each YAML file", () => {
  expect(readFileSync(".vscode/settings.json", "utf8"), "npm run dev writes them: commit the file").toBe(
    formatSettings(),
  );
});
