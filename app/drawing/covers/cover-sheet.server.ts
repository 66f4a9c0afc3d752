import { LEVELS, type Track } from "#app/content/tracks.ts";
import { ARRANGEMENT_NAMES } from "./arrangements.ts";
import { drawCover } from "./cover.ts";

export { ARRANGEMENT_NAMES } from "./arrangements.ts";

/** A page with the cover of a course in every arrangement, for an editor who chooses one. */
export function drawCoverSheet(course: { title: string; track: Track; sessions: number }): string {
  const figures = ARRANGEMENT_NAMES.map((arrangement) => {
    const svg = drawCover({ ...course, level: LEVELS[0], arrangement, isOngoing: false });
    return `<figure>${svg}<figcaption>${arrangement}</figcaption></figure>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Covers with ${course.sessions} sessions</title>
<style>
body { margin: clamp(1.25rem, 4vw, 3rem); color: #0b1b2b; background: #fff; font: 1rem/1.4 system-ui, sans-serif }
h1 { margin: 0; font-size: clamp(1.75rem, 4vw, 2.75rem); line-height: 1.1; letter-spacing: -0.02em }
p { margin: 0.75rem 0 2rem; max-width: 44em; color: #4a6075 }
main { display: grid; gap: 1.75rem 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 40vw), 1fr)) }
figure { margin: 0 } svg { width: 100%; height: auto; display: block }
figcaption { padding-top: 0.5rem; font: 700 0.9375rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
</style>
<h1>Covers with ${course.sessions} sessions</h1>
<p>Each mark is a live session, the white one the last. Answer with the name below the drawing; it can be changed later, as arrangement in the head of the course.</p>
<main>
${figures.join("\n")}
</main>
</html>
`;
}
