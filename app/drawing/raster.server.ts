import { Resvg } from "@resvg/resvg-js";

/** A PNG of an SVG, at the SVG's own size. Text in it uses the given font files, never those of the machine. */
export const toPng = (svg: string, fontFiles: string[] = []): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().asPng());
