import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder = "";
const git = (...parts: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...parts], { cwd: folder });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "gone-"));
  mkdirSync(path.join(folder, "content/courses"), { recursive: true });
  for (const [slug, head] of [
    ["go", "title: Go"],
    ["rust", "title: Rust"],
    ["zig", "draft: true\ntitle: Zig"],
    ["java", "title: Java"],
  ])
    writeFileSync(path.join(folder, `content/courses/${slug}.md`), `---\n${head}\n---\n`);
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "-m", "Begin");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The courses that are said to be gone, as the command finds them in its working folder. */
function list(redirects: { from: string; to: string }[] = []): string[] {
  const module = path.resolve("scripts/removed-courses.ts");
  const program = `const { listRemovedCourses } = await import(${JSON.stringify(module)});
    console.log(listRemovedCourses("content", ${JSON.stringify(redirects)}).map(({ found }) => found).join("\\n"));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: folder });
  return said.toString().trim().split("\n").filter(Boolean).toSorted();
}

it("a course is gone once its file is, committed or not, and a redirect settles it", () => {
  const at = (slug: string) => path.join(folder, `content/courses/${slug}.md`);
  expect(list()).toEqual([]);
  rmSync(at("go"));
  git("commit", "--quiet", "-a", "-m", "Give up Go");
  renameSync(at("rust"), at("rust-backend"));
  rmSync(at("zig"));
  expect(list()).toEqual([
    "no line for /courses/go, which was a course",
    "no line for /courses/rust, which was a course",
  ]);
  expect(list([{ from: "/courses/rust", to: "/courses/rust-backend" }])).toEqual([
    "no line for /courses/go, which was a course",
  ]);
});

it("nothing is said where Git knows nothing", () => {
  rmSync(path.join(folder, ".git"), { recursive: true });
  rmSync(path.join(folder, "content/courses/go.md"));
  expect(list()).toEqual([]);
});
