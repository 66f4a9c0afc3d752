import { Resvg } from "@resvg/resvg-js";

/** A PNG of an SVG, at the SVG's own size. Text in it uses the given font files, never those of the machine. */
export const toPng = (svg: string, fontFiles: string[] = []): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().asPng());

/** An ICO file that holds one PNG (Microsoft's ICO format with PNG content). */
export function toIco(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // type: icon
  header.setUint16(4, 1, true); // one image
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true); // colour planes
  header.setUint16(12, 32, true); // bits per pixel
  header.setUint32(14, png.length, true);
  header.setUint32(18, 22, true); // offset of the image
  const file = new Uint8Array(22 + png.length);
  file.set(new Uint8Array(header.buffer));
  file.set(png, 22);
  return file;
}
