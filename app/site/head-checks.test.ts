import { rmSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

it("a name that makes many titles too long is one fault, and none of theirs", () => {
  const folder = copyContent();
  changeFile(folder, "site.yaml", /name: \w+ Academy/, "name: The Academy of Good and Honest Code");
  try {
    loadSiteContent(folder);
    expect.unreachable();
  } catch (error) {
    const { message } = error as Error;
    expect(message).toMatch(
      /site\.yaml:\d+ identity\.name: found 'The Academy of Good and Honest Code'; with it \d+ titles are longer than a search result shows: write at most \d+ characters/,
    );
    expect(message).not.toContain("are added");
  }
  rmSync(folder, { recursive: true });
});
