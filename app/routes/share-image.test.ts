import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { Blob, Face } from "harfbuzzjs";
import { expect, it } from "vitest";
import { getShareFonts } from "#app/drawing/font.server.ts";
import { type Picture, paint } from "#app/drawing/picture.server.ts";
import { fitTitle, listUndrawnLetters } from "#app/drawing/share-image.server.ts";
import { escapeXml } from "#app/seo/xml.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { getCourseShareImage, getShareImage } from "./share-image.ts";

const content = loadSiteContent(FIXTURE);
const [course] = content.courses;
if (!course) throw new Error("No courses.");
const fonts = await getShareFonts();
const draw = (changes: Partial<typeof course>, academy = "A") =>
  getCourseShareImage({ ...course, ...changes }, academy);

/** The pixels of an SVG of the size of a picture, drawn by resvg. */
const render = ({ width, height }: Picture, svg: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`, {
    font: { loadSystemFonts: false, fontFiles: Object.values(fonts) },
  }).render().pixels;

const decode = (picture: Picture) =>
  render(
    picture,
    `<image width="${picture.width}" height="${picture.height}" href="data:image/png;base64,${Buffer.from(paint(picture, fonts)).toString("base64")}"/>`,
  );

/** The pixels of the picture as one SVG, with its lines as `<text>`. */
const renderWhole = (picture: Picture) => {
  const lines = picture.lines.map(
    ({ text, x, y, size, fill }) =>
      `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Anek Latin" font-weight="800" font-stretch="condensed">${escapeXml(text)}</text>`,
  );
  const background = `<path d="M0 0h${picture.width}v${picture.height}H0z" fill="${picture.background}"/>`;
  return render(picture, [background, ...picture.parts.map(({ svg }) => svg), ...lines].join(""));
};

const pictures = [
  getShareImage(content),
  ...content.courses.map((course) => getCourseShareImage(course, "A")),
];

it.each(pictures)(
  "a picture put together from pieces is the one that resvg draws whole, with letters moved by half a pixel at most",
  (picture) => {
    const [painted, whole] = [decode(picture), renderWhole(picture)];
    const differing = painted.filter((value, at) => value !== whole[at]).length;
    expect(differing / painted.length).toBeLessThan(0.015);
  },
);

/** Font sizes of a picture that is shown 300 px wide, as in a chat. */
const getPreviewSizes = ({ width, lines, parts }: Picture): number[] =>
  [
    ...lines.map(({ size }) => size),
    ...parts.flatMap(({ svg }) => [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))),
  ].map((size) => (size * 300) / width);

it("is legible in a chat, 300 px wide: titles have at least 44 px, other texts 12", () => {
  for (const picture of pictures) {
    const sizes = getPreviewSizes(picture);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(44);
  }
});

const long = "Distributed Observability and Internationalization Engineering";

it.each([...pictures, draw({ title: long, sessions: 52 }), draw({ title: "जावा", sessions: 4 })])(
  "leaves a margin of 24 px, also with a long title or none",
  (picture) => {
    const pixels = new Uint32Array(decode(picture).buffer);
    const { width, height } = picture;
    const edge = Array.from({ length: height }, (_, y) => [
      ...pixels.slice(y * width, y * width + 24),
      ...pixels.slice((y + 1) * width - 24, (y + 1) * width),
    ]);
    expect(new Set([...edge.flat(), ...pixels.slice(0, 24 * width)]).size).toBe(1);
  },
);

it("breaks a title into the lines that let it be largest, fewer before more", () => {
  expect(fitTitle("Java", 1000, [100, 100])).toEqual({ lines: ["Java"], size: 100 });
  expect(fitTitle("Hosting and Deployment", 500, [100, 100]).lines).toEqual(["Hosting and", "Deployment"]);
  const three = fitTitle("Hosting and Deployment of it", 500, [90, 90, 90]);
  expect(three.lines).toEqual(["Hosting and", "Deployment", "of it"]);
  expect(fitTitle("Unbreakableword", 500, [100]).size).toBeLessThan(100);
});

it("leaves out a title of which the font lacks a letter, and shows the sessions larger", () => {
  const picture = draw({ title: "जावा" });
  expect(picture.lines).toEqual([]);
  expect(picture.parts[0]?.height).toBeGreaterThan(draw({ title: "Java" }).parts[0]?.height ?? 0);
  expect(decode(picture)).toEqual(renderWhole(picture));
});

it("leaves out the name of an academy of which the font lacks a letter", () => {
  expect(JSON.stringify(draw({}, "Łódź"))).not.toContain("Łódź");
  expect(JSON.stringify(draw({}, "Zürich"))).toContain("Zürich");
});

it("counts only letters as drawn that the font of titles has", () => {
  const inFont = new Face(new Blob(readFileSync(fonts.title))).collectUnicodes();
  const letters = new Set([...inFont].map((code) => String.fromCodePoint(code)));
  const candidates = Array.from({ length: 0x2fff - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20));
  const drawn = candidates.filter((letter) => listUndrawnLetters(letter).length === 0);
  expect(drawn.length).toBeGreaterThan(200);
  expect(drawn.filter((letter) => !letters.has(letter.normalize("NFC")))).toEqual([]);
  expect(listUndrawnLetters("Łódź in C++ → λ")).toEqual(["Ł", "ź", "→", "λ"]);
  expect(listUndrawnLetters("Résumé – “C++” for €")).toEqual([]);
});
