import { execFile } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { hash } from "#app/files/file-cache.server.ts";
import { type MadeUpSite, makeSite } from "../../scripts/bench/made-up-site.ts";
import { COURSE, content } from "../site.ts";

const SOURCE_DATE_EPOCH = "1924991999";
const NO_STORE = {
  FIRESTORE_EMULATOR_HOST: "",
  FIREBASE_PROJECT_ID: "",
  FIREBASE_API_KEY: "",
  FIREBASE_APP_ID: "",
};

/** A place where the last second of a year is already the first one of the next. */
const HERE = {
  TZ: "Pacific/Kiritimati",
  LANG: "tr_TR.UTF-8",
  LC_ALL: "tr_TR.UTF-8",
  SOURCE_DATE_EPOCH,
};

/** A place where it is still the last second of that year. */
export const ELSEWHERE = { TZ: "America/Los_Angeles", LANG: "C", LC_ALL: "C", SOURCE_DATE_EPOCH };

/** A course that the footer, which every page shows, does not name. */
export const [CHANGED = COURSE] = content.courses.filter(
  ({ slug }) => !content.site.footer.courses.includes(slug),
);

/** Its file. */
export const COURSE_FILE = `content/courses/${CHANGED.slug}.md`;

/** A copy of the project with more courses, which takes nothing from earlier builds but its own. */
export class FreshCopy {
  readonly #site: MadeUpSite = makeSite({ courses: 51 });

  get folder(): string {
    return this.#site.folder;
  }

  remove(): void {
    this.#site.remove();
  }

  /** The path of a file of it. */
  at(name: string): string {
    return path.join(this.folder, name);
  }

  /** Runs a script of it; gives what that says. */
  async run(command: string[], env: NodeJS.ProcessEnv): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: this.folder,
      env: { ...process.env, ...env },
      maxBuffer: 2 ** 26,
    });
    return stdout;
  }

  /** Builds it; gives what the build says. */
  build(env: NodeJS.ProcessEnv = HERE): Promise<string> {
    return this.run(["scripts/build/build.ts"], { ...NO_STORE, ...env });
  }

  /** The built files by the hash of their content. */
  readFiles(): Map<string, string> {
    const build = this.at("build");
    return new Map(
      globSync("**/*", { cwd: build, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(build, file), hash(readFileSync(file))] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  }
}

/** Names of the published files that are not the same in both. */
export const compare = (a: Map<string, string>, b: Map<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])]
    .filter((file) => !file.startsWith("next/") && file !== "lock")
    .filter((file) => a.get(file) !== b.get(file));

/** Replaces a part of a file; gives what puts it back. */
export function change(file: string, from: string | RegExp, to: string): () => void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  expect(changed, file).not.toBe(text);
  writeFileSync(file, changed);
  return () => writeFileSync(file, text);
}
