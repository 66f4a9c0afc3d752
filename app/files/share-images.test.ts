import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { type Picture, paint } from "#app/drawing/picture.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { getShareFonts } from "./share-fonts.server.ts";
import { getCourseShareImage, getShareImage } from "./share-images.server.ts";

const content = loadSiteContent("content");
const fontFiles = await getShareFonts();
const render = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().pixels;

/** The pixels of a PNG, by a decoder that is not ours. */
const decode = (png: Uint8Array, { width, height }: Picture) =>
  render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString("base64")}"/></svg>`,
  );

/** The pixels of the same picture, rendered as one drawing. */
const renderWhole = ({ width, height, ground, parts }: Picture) =>
  render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${parts
      .map(
        ({ x, y, width, height, ground, svg }) =>
          `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${ground}"/>${svg}`,
      )
      .join("")}</svg>`,
  );

it.each([
  ["the site", getShareImage(content)] as const,
  ...content.courses.map(
    (course) => [course.slug, getCourseShareImage(course, content.site.identity.name)] as const,
  ),
])("the share image of %s is pixel by pixel what one whole drawing is", (_, picture) => {
  expect(decode(paint(picture, fontFiles), picture).equals(renderWhole(picture))).toBe(true);
});

it("draws letters with marks", () => {
  const [course] = content.courses;
  if (!course) throw new Error("No courses.");
  const paintTitle = (title: string) => paint(getCourseShareImage({ ...course, title }, "A"), fontFiles);
  expect(paintTitle("Łódź für ñandú")).not.toEqual(paintTitle("Ldz fr nand"));
});

it("takes the nearest of 256 colours for a further one", () => {
  const bars = Array.from(
    { length: 600 },
    (_, x) => `<path d="M${x} 0h1v4h-1z" fill="hsl(${(x * 7) % 360} 90% ${50 + (x % 2)}%)"/>`,
  );
  const part = { x: 0, y: 0, width: 600, height: 4, ground: "#ffffff", svg: bars.join("") };
  const picture: Picture = { width: 600, height: 4, ground: "#ffffff", parts: [part] };
  const [pixels, whole] = [decode(paint(picture, []), picture), renderWhole(picture)];
  const furthest = pixels.reduce((most, value, at) => Math.max(most, Math.abs(value - (whole[at] ?? 0))), 0);
  expect(furthest).toBeGreaterThan(0);
  expect(furthest).toBeLessThan(30);
});
