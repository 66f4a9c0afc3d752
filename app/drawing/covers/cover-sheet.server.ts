import { LEVELS, type Track } from "#app/content/tracks.ts";
import { ARRANGEMENT_NAMES } from "./arrangements.ts";
import { drawCover } from "./cover.ts";

/** The names that an editor chooses from. */
export const ARRANGEMENT_NAMES_SHOWN = ARRANGEMENT_NAMES;

/** A page with the cover of a course in every arrangement, for an editor who chooses one. */
export function drawCoverSheet(course: { title: string; track: Track; sessions: number }): string {
  const figures = ARRANGEMENT_NAMES.map((arrangement) => {
    const svg = drawCover({ ...course, level: LEVELS[0], arrangement });
    return `<figure>${svg}<figcaption>${arrangement}</figcaption></figure>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Covers with ${course.sessions} sessions</title>
<style>
body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)) }
figure { margin: 0 } svg { width: 100%; height: auto; display: block } figcaption { padding-top: 0.5rem; font-weight: 700 }
</style>
${figures.join("\n")}
</html>
`;
}
