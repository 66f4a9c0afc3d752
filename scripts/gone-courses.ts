import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { getCoursePath } from "#app/content/addresses.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Redirects } from "#app/content/redirects.server.ts";

/** What Git answers; nothing where there is no Git, or no history. */
const ask = (...parts: string[]): string => spawnSync("git", parts, { encoding: "utf8" }).stdout ?? "";

/** Courses whose file Git has seen and that are gone without a redirect: links to them lead to nothing. */
export function listGoneCourses(folder: string, redirects: Redirects): Finding[] {
  const part = `${folder}/courses`;
  const options = ["--no-renames", "--diff-filter=D", "--name-only", "--relative"];
  const names = [
    ask("diff", ...options, "HEAD", "--", part),
    ask("log", ...options, "--format=", "--", part),
  ];
  const files = new Set(names.join("\n").split("\n"));
  const led = new Set(redirects.map(({ from }) => from));
  return [...files].flatMap((file) => {
    const slug = /([^/]+)\.md$/.exec(file)?.[1];
    if (!slug || existsSync(file) || led.has(getCoursePath(slug)) || wasDraft(file)) return [];
    return {
      severity: "warning",
      ...{ file: `${folder}/redirects.yaml`, line: 1, field: "" },
      found: `no line for ${getCoursePath(slug)}, which was a course`,
      fix: `write where its visitors go: - { from: ${getCoursePath(slug)}, to: /courses }`,
    };
  });
}

/** Whether a course was a draft when its file was last committed: nobody has its address. */
function wasDraft(file: string): boolean {
  const last = ask("log", "-1", "--diff-filter=AM", "--format=%H", "--", file).trim();
  return /^draft: true$/m.test(ask("show", `${last}:./${file}`));
}
