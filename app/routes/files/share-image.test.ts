import { expect, it } from "vitest";
import { SHARE_IMAGE } from "#app/academy/addresses.ts";
import { getBriefShare, getSessionShare } from "#app/courses/articles/article-share.ts";
import { isOngoing } from "#app/courses/syllabus/hours.ts";
import { measure, paintPng } from "#app/drawing/png.server.ts";
import { listUndrawnLetters } from "#app/drawing/undrawn-letters.ts";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { drawArticle, drawCourse, drawShareImage } from "./share-image.ts";

const content = loadFixture();
const [course] = content.courses;
if (!course) throw new Error("No courses.");

const SOFT_HYPHEN = "\u00ad";

/** The lines of text of a picture, with their right end. */
const listLines = (svg: string) =>
  Promise.all(
    [...svg.matchAll(/<text x="(\d+)" y="(\d+)" font-size="(\d+)"[^>]*stretch="(\w+)"[^>]*>([^<]*)/g)].map(
      async ([, x, y, size, stretch, text = ""]) => {
        const width = (await measure(text, stretch === "expanded" ? "wide" : "data")) * Number(size);
        return { text, x: Number(x), y: Number(y), size: Number(size), end: Number(x) + width };
      },
    ),
  );

it("is a PNG of the size that the pages name, with the same bytes each time", async () => {
  const [png, again] = await Promise.all([0, 1].map(async () => paintPng(await drawShareImage(content))));
  expect(Buffer.from(png ?? []).equals(again ?? new Uint8Array())).toBe(true);
  const header = Buffer.from(png ?? []);
  expect(header.toString("latin1", 1, 4)).toBe("PNG");
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([SHARE_IMAGE.width, SHARE_IMAGE.height]);
});

it.each([
  "Java",
  "Full Stack Web Development",
  "Read an error from the bottom, and say which line to change",
])("writes %s left of the cover, from the top down, without one line on another", async (title) => {
  const lines = await listLines(await drawCourse(course, title, content));
  const words = lines.slice(0, -2).map(({ text }) => text);
  expect(words.join(" ")).toBe(title);
  for (const [index, { y, size, end }] of lines.entries()) {
    expect(end).toBeLessThan(0.52 * SHARE_IMAGE.width);
    expect(y - 0.64 * size).toBeGreaterThan(lines[index - 1]?.y ?? 40);
    // Chats show the picture 300 px wide.
    expect(size).toBeGreaterThanOrEqual(44);
  }
});

it("breaks a title of many words into lines at once", async () => {
  const title = "a b ".repeat(15).trim();
  const lines = await listLines(await drawCourse(course, title, content));
  expect(
    lines
      .slice(0, -2)
      .map(({ text }) => text)
      .join(" "),
  ).toBe(title);
});

/** The marks of a picture that are not pale. */
const listSolid = (svg: string): string[] =>
  [...svg.matchAll(/<path fill="[^"]*" fill-rule="evenodd" d="([^"]*)"/g)].flatMap(
    ([, d = ""]) => d.match(/M/g) ?? [],
  );

it("shows the session that it is about, and its hour, among those of the course", async () => {
  const [session] = content.articles.sessions;
  if (!session) throw new Error("No session.");
  const svg = await drawArticle(session, content, getSessionShare);
  expect(listSolid(svg)).toHaveLength(1);
  expect(svg).toMatch(/>Session \d+ of \d+ · one hour in writing</);
});

it("shows the sessions that build the project of a brief, and its hours", async () => {
  const [brief] = content.articles.briefs;
  const built = content.coursesBySlug.get(brief?.course ?? "")?.builds[brief?.project ?? ""];
  if (!brief || !built) throw new Error("No brief of a project that sessions build.");
  const svg = await drawArticle(brief, content, getBriefShare);
  expect(listSolid(svg)).toHaveLength(built.to - built.from + 1);
  expect(svg).toMatch(/>Open brief · \d+ to \d+ hours</);
});

it("draws the course's own cover", async () => {
  const other = { ...course, arrangement: "tiers" as const };
  expect(await drawCourse(course, "Java", content)).not.toBe(await drawCourse(other, "Java", content));
});

it("has a white mark for each course with an end", async () => {
  const countWhite = (svg: string) => svg.split(`<path fill="${PALETTE.white}"`).length;
  const endless = content.courses.map((course) => ({ ...course, duration: "Ongoing" }));
  const [shown, none] = await Promise.all([
    drawShareImage(content),
    drawShareImage({ ...content, courses: endless }),
  ]);
  const ended = content.courses.filter((course) => !isOngoing(course));
  expect(countWhite(shown) - countWhite(none)).toBe(ended.length);
});

it("a title that the font cannot draw leaves its room to the cover", async () => {
  const svg = await drawCourse(course, "जावा", content);
  expect(await listLines(svg)).toEqual([]);
  expect(svg).toContain("translate(0 0)");
});

it("counts only letters as drawn that the fonts have", async () => {
  const letters = Array.from({ length: 0x2fdf }, (_, index) => String.fromCodePoint(index + 0x20)).filter(
    (letter) => letter.trim() && letter !== SOFT_HYPHEN && listUndrawnLetters(letter).length === 0,
  );
  expect(letters.length).toBeGreaterThan(190);
  for (const letter of letters)
    for (const voice of ["wide", "data"] as const)
      expect(await measure(letter, voice), letter).toBeGreaterThan(0);
  expect(listUndrawnLetters("Łódź in C++ → λ")).toEqual(["Ł", "ź", "→", "λ"]);
  expect(listUndrawnLetters("Résumé – “C++” for € or ₹18,500")).toEqual([]);
});
