import { describe, expect, it } from "vitest";
import type { Level, Track } from "#app/content/tracks.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { ARRANGEMENT_NAMES, type ArrangementName, getArrangement } from "./arrangements.ts";
import { drawCover } from "./cover.ts";

const KIBIBYTE = 1024;

/** A cover of each arrangement, with the sessions, level and track that it was designed for. */
const GOLDEN: [file: string, string, ArrangementName, number, Level, Track][] = [
  ["cursor-fullstack", "Full Stack with Cursor AI", "code-lines", 20, "Intermediate", "AI-Powered"],
  ["ai-agents-mcp", "AI Agents and MCP", "hubs", 24, "Advanced", "AI-Powered"],
  ["prompt-engineering", "Prompt Engineering", "prompt-sign", 16, "All Levels", "AI-Powered"],
  ["ai-updates", "AI Updates", "broadcast-arcs", 8, "All Levels", "Continuous Learning"],
  ["math-for-ml", "Math for Machine Learning", "bell-histogram", 24, "Intermediate", "AI-Powered"],
  ["python-fundamentals", "Python Fundamentals", "snake-path", 24, "Beginner", "Foundation"],
  ["core-java", "Core Java", "class-hierarchy", 28, "Beginner", "Foundation"],
  ["advanced-java", "Advanced Java", "thread-lanes", 32, "Advanced", "Foundation"],
  ["database-mastery", "Database Mastery", "table", 28, "Intermediate", "Foundation"],
  [
    "data-structures-algorithms",
    "Data Structures and Algorithms",
    "binary-tree",
    28,
    "Intermediate",
    "Foundation",
  ],
  ["web-development", "Full Stack Web Development", "page-layout", 32, "Beginner", "Foundation"],
  ["aws-cloud", "AWS Cloud", "cloud", 20, "Intermediate", "Foundation"],
  ["high-level-system-design", "High-Level System Design", "tiers", 16, "Advanced", "Foundation"],
  ["low-level-system-design", "Low-Level System Design", "joined-rings", 20, "Advanced", "AI-Powered"],
  ["debug-support", "AI Debug Support", "dial", 12, "Intermediate", "Continuous Learning"],
];

describe.each(GOLDEN)("the cover %s", (file, title, arrangement, sessions, level, track) => {
  const cover = { title, arrangement, sessions, level, track };

  it("is drawn as before", async () => {
    await expect(drawCover(cover)).toMatchFileSnapshot(`./golden/${file}.svg`);
  });

  it("changes with the number of sessions", () => {
    expect(drawCover({ ...cover, sessions: sessions + 2 })).not.toBe(drawCover(cover));
  });
});

describe.each(ARRANGEMENT_NAMES)("the arrangement %s", (arrangement) => {
  it.each([1, 2, 8, 13, 20, 32, 40])("has one place inside the cover for each of %i sessions", (sessions) => {
    const { places } = getArrangement(arrangement).layOut(sessions);
    expect(places).toHaveLength(sessions);
    for (const { x, y } of places) {
      expect(Number.isFinite(x) && x >= 0 && x <= 640 && Number.isFinite(y) && y >= 0 && y <= 400).toBe(true);
    }
  });

  it("gives a cover with exactly one white mark, a title and a description, in at most 6 KiB", () => {
    const svg = drawCover({
      title: "R & D",
      arrangement,
      sessions: 24,
      level: "Advanced",
      track: "AI-Powered",
    });
    expect(svg.split(PALETTE.white)).toHaveLength(2);
    expect(svg).toContain('<title id="t">R &amp; D</title>');
    expect(svg).toContain("24 sessions drawn as ");
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * KIBIBYTE);
  });
});
