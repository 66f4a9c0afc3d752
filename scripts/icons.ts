import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

// Draws favicon.ico and the icons of a home screen again from public/favicon.svg: npx node scripts/icons.ts

const SVG = readFileSync("public/favicon.svg", "utf8");

/** Icons whose edge a system may cut off keep the mark inside, on more of its ground. */
const MASKABLE = SVG.replace('viewBox="0 0 32 32"', 'viewBox="-8 -8 48 48"');

const draw = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();

/** An icon file that holds one PNG. */
function pack(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync("public/favicon.ico", pack(draw(SVG, 32), 32));
for (const size of [192, 512]) writeFileSync(`public/icons/icon-${size}.png`, draw(SVG, size));
writeFileSync("public/icons/maskable-512.png", draw(MASKABLE, 512));
writeFileSync("public/icons/apple-touch-icon.png", draw(MASKABLE, 180));
