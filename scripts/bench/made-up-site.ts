import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a build needs of the project, beside its packages. */
const PARTS = [
  "app",
  "scripts",
  "content",
  "public",
  "package.json",
  "tsconfig.json",
  "firebase.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/**
 * A copy of the project whose catalogue has so many courses, the further ones made up from a real one, and whose
 * toolkit has so many prompts, the further ones made of shuffled words.
 */
export function makeSite({ courses = 15, prompts = 0 }: { courses?: number; prompts?: number }): {
  folder: string;
  remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const pattern = readFileSync("content/courses/core-java.md", "utf8").replace(/^arrangement:.*\n/m, "");
  for (let number = 16; number <= courses; number++) {
    const text = pattern
      .replace(/^id: .*$/m, `id: "${1000 + number}"`)
      .replace(/^order: .*$/m, `order: ${number}`)
      .replace(/^title: .*$/m, `title: Made-up course ${number}`);
    writeFileSync(path.join(folder, `content/courses/made-up-${number}.md`), text);
  }
  if (prompts > 0)
    writeFileSync(path.join(folder, "content/toolkit/prompts/made-up.yaml"), writePrompts(prompts));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A group of prompts whose words are those of a real group, in a new order each. */
function writePrompts(count: number): string {
  const words = readFileSync("content/toolkit/prompts/review.yaml", "utf8").match(/[a-z]{3,}/g) ?? [];
  let state = 1;
  const draw = (length: number) =>
    Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return words[state % words.length];
    }).join(" ");
  const entries = Array.from({ length: count }, (_, index) => ({
    slug: `made-up-${index}`,
    title: `Made-up prompt ${index}`,
    when: draw(14),
    prompt: `${draw(40)} {code}\n\n${draw(50)} {language}`,
    good: draw(25),
    level: "Beginner",
    course: "core-java",
  }));
  return JSON.stringify({ order: 99, title: "Made up", summary: draw(15), prompts: entries });
}
