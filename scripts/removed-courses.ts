import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { getCoursePath } from "#app/content/addresses.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Redirects } from "#app/site/redirects.server.ts";

/** The output of a Git command; empty where there is no Git, or no history. */
const git = (...parts: string[]): string => spawnSync("git", parts, { encoding: "utf8" }).stdout ?? "";

/** Warns of each course whose file is in the history of Git, is deleted now and has no redirect: old links to it lead to a 404. */
export function listRemovedCourses(folder: string, redirects: Redirects): Finding[] {
  const part = `${folder}/courses`;
  const options = ["--no-renames", "--diff-filter=D", "--name-only", "--relative"];
  const names = [
    git("diff", ...options, "HEAD", "--", part),
    git("log", ...options, "--format=", "--", part),
  ];
  const files = new Set(names.join("\n").split("\n"));
  const redirected = new Set(redirects.map(({ from }) => from));
  return [...files].flatMap((file) => {
    const slug = /([^/]+)\.md$/.exec(file)?.[1];
    if (!slug || existsSync(file) || redirected.has(getCoursePath(slug)) || wasDraft(file)) return [];
    return {
      severity: "warning",
      ...{ file: `${folder}/redirects.yaml`, line: 1, field: "" },
      found: `no line for ${getCoursePath(slug)}, which was a course`,
      fix: `write where its visitors go: - { from: ${getCoursePath(slug)}, to: /courses }`,
    };
  });
}

/** Whether a course was a draft when its file was last committed: its address was never published. */
function wasDraft(file: string): boolean {
  const last = git("log", "-1", "--diff-filter=AM", "--format=%H", "--", file).trim();
  return /^draft: true$/m.test(git("show", `${last}:./${file}`));
}
