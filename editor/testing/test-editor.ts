import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { fieldName, getValue, type Path } from "#app/content/value-path.ts";
import { FIXTURE_DAY } from "#app/testing/fixture.server.ts";
import { createTestContent } from "#app/testing/test-content.server.ts";
import { type Actions, handleAction } from "../server/actions.ts";
import type { Change, Result } from "../server/save.ts";

/** A course of the fixture. */
export const JAVA = "courses/core-java.md";

/** What 'New' asks for a course, as it may be answered. */
export const COURSE = {
  title: 'Go: "fast"',
  address: "go",
  track: "AI-Powered",
  level: "Advanced",
  duration: "13 weeks",
};

/** The editor's server, with a copy of the fixture for each test of a file. */
export function createTestEditor() {
  const content = createTestContent();
  const { at } = content;
  let changes: Change[] = [];
  beforeEach(() => {
    vi.stubEnv("BUILD_DAY", FIXTURE_DAY);
    changes = [];
  });
  afterEach(() => vi.unstubAllEnvs());
  // The files of tests have names of their own.
  const name = (text: string) => text.replaceAll(at(), "content");
  const ask = async (action: keyof Actions, given: object): Promise<unknown> =>
    handleAction({ folder: at(), changes }, { action, given: given as never });
  const read = (file: string) => readFileSync(at(file), "utf8");
  const parse = (file: string) => parseContentFile(at(file), read(file));
  return {
    ...content,
    ask,
    read,
    parse,
    name,

    /** Saves values of a file. */
    save: (file: string, ...values: [path: Path, value: unknown][]) => {
      const { data } = parse(file);
      const edits = values.map(([keys, value]) => {
        return { op: "set", file: at(file), path: keys, value, seen: getValue(data, keys) };
      });
      return ask("save", { edits }) as Promise<Result>;
    },

    /** Makes something on a page. Returns the page that shows it, or what is wrong. */
    make: async (what: string, values: object, page = "/courses/ai-agents-mcp"): Promise<string> => {
      try {
        const { saved, refused = [] } = (await ask("createContent", { make: what, values, page })) as Result;
        const faults = refused.map((one) => `${fieldName(one.path)}: ${one.found}; ${one.fix}`);
        return name(saved?.page ?? faults.join("\n"));
      } catch (error) {
        return name((error as Error).message);
      }
    },

    /** Every file, with its text. */
    readAll: () =>
      new Map(
        readdirSync(at(), { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile())
          .map(({ parentPath, name: file }) => path.join(parentPath, file))
          .map((file) => [file, readFileSync(file, "utf8")]),
      ),
  };
}
