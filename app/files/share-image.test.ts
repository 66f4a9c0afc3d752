import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { Blob, Face } from "harfbuzzjs";
import { expect, it } from "vitest";
import { listUndrawnLetters } from "#app/drawing/drawn-letters.ts";
import { type Picture, paint } from "#app/drawing/picture.server.ts";
import { escapeXml } from "#app/seo/xml.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { getShareFonts } from "./fonts.server.ts";
import { getCourseShareImage, getShareImage } from "./share-image.ts";

const content = loadSiteContent(FIXTURE);
const fonts = await getShareFonts();
const fontFiles = Object.values(fonts);
const render = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().pixels;

/** The pixels of a PNG, by a decoder that is not ours. */
const decode = (png: Uint8Array, { width, height }: Picture) =>
  render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString("base64")}"/></svg>`,
  );

const TITLE_VOICE = 'font-family="Anek Latin" font-weight="800" font-stretch="condensed"';

/** The pixels of the same picture, rendered as one drawing, whose lines are texts. */
const renderWhole = ({ width, height, ground, lines, parts }: Picture) =>
  render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${parts
      .map(
        ({ x, y, width, height, ground, svg }) =>
          `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${ground}"/>${svg}`,
      )
      .join("")}${lines
      .map(
        ({ text, x, y, size, fill }) =>
          `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${TITLE_VOICE}>${escapeXml(text)}</text>`,
      )
      .join("")}</svg>`,
  );

/** How many of the channels of some pixels differ from others, and by how much at most. */
function compare(pixels: Uint8Array, others: Uint8Array): { share: number; most: number } {
  let [count, most] = [0, 0];
  for (const [at, value] of pixels.entries()) {
    const difference = Math.abs(value - (others[at] ?? 0));
    if (difference > 0) count++;
    most = Math.max(most, difference);
  }
  return { share: count / pixels.length, most };
}

it.each([
  ["the site", getShareImage(content)] as const,
  ...content.courses.map(
    (course) => [course.slug, getCourseShareImage(course, content.site.identity.name)] as const,
  ),
])("the share image of %s is what one whole drawing is, its letters to a part of a pixel", (_, picture) => {
  const painted = decode(paint(picture, fonts), picture);
  const { share, most } = compare(painted, renderWhole(picture));
  expect(share).toBeLessThan(picture.lines.length > 0 ? 0.001 : Number.MIN_VALUE);
  expect(most).toBeLessThan(64);
});

const pictures = [
  getShareImage(content),
  ...content.courses.map((course) => getCourseShareImage(course, content.site.identity.name)),
];

it("leaves nothing of one picture in the next one", () => {
  const [first, second] = pictures.slice(1);
  if (!first || !second) throw new Error("No courses.");
  const alone = paint(first, fonts);
  paint(second, fonts);
  expect(Buffer.from(paint(first, fonts)).equals(alone)).toBe(true);
});

/** Sizes of the texts of a picture, in the pixels of a chat preview 300 px wide. */
const getPreviewSizes = ({ width, lines, parts }: Picture): number[] =>
  [
    ...lines.map(({ size }) => size),
    ...parts.flatMap(({ svg }) => [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))),
  ].map((size) => (size * 300) / width);

it("is legible as a chat preview of 300 px: titles have 44 px, no line less than 12", () => {
  for (const picture of pictures) {
    const sizes = getPreviewSizes(picture);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(44);
  }
});

it("keeps its words and marks off its edges, also those of a long title and a long course", () => {
  const [course] = content.courses;
  if (!course) throw new Error("No courses.");
  const title = "Distributed Observability and Internationalization Engineering";
  const long = getCourseShareImage({ ...course, title, sessions: 52 }, "A");
  expect(Math.max(...getPreviewSizes(long))).toBeGreaterThan(25);
  for (const picture of [...pictures, long]) {
    const pixels = new Uint32Array(renderWhole(picture).buffer);
    const { width, height } = picture;
    const edge = Array.from({ length: height }, (_, y) => [
      ...pixels.slice(y * width, y * width + 24),
      ...pixels.slice((y + 1) * width - 24, (y + 1) * width),
    ]);
    expect(new Set(edge.flat()).size).toBe(1);
  }
});

it("draws letters with marks", () => {
  const [course] = content.courses;
  if (!course) throw new Error("No courses.");
  const paintTitle = (title: string) => paint(getCourseShareImage({ ...course, title }, "A"), fonts);
  expect(paintTitle("Łódź für ñandú")).not.toEqual(paintTitle("Ldz fr nand"));
});

it("takes the nearest of 256 colours for a further one", () => {
  const bars = Array.from(
    { length: 600 },
    (_, x) => `<path d="M${x} 0h1v4h-1z" fill="hsl(${(x * 7) % 360} 90% ${50 + (x % 2)}%)"/>`,
  );
  const part = { x: 0, y: 0, width: 600, height: 4, ground: "#ffffff", svg: bars.join("") };
  const picture: Picture = { width: 600, height: 4, ground: "#ffffff", lines: [], parts: [part] };
  const [pixels, whole] = [decode(paint(picture, fonts), picture), renderWhole(picture)];
  const { most } = compare(pixels, whole);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(30);
});

it("a letter that counts as drawn is in the font of share images, and no other", () => {
  const inFont = new Face(new Blob(readFileSync(fonts.title))).collectUnicodes();
  const letters = [...inFont].map((code) => String.fromCodePoint(code));
  expect(letters.length).toBeGreaterThan(200);
  const candidates = Array.from({ length: 0x2fff - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20));
  const drawn = candidates.filter((letter) => listUndrawnLetters(letter).length === 0);
  expect(drawn.filter((letter) => !letters.includes(letter.normalize("NFC")))).toEqual([]);
  expect(listUndrawnLetters("Łódź in C++ → λ")).toEqual(["Ł", "ź", "→", "λ"]);
  expect(listUndrawnLetters("Résumé – “C++” for €")).toEqual([]);
});
