import { mkdirSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import pngToIco from "png-to-ico";
import { drawFavicon, drawIcon } from "#app/drawing/icon.server.ts";
import { getIconPath, ICONS } from "#app/seo/icons.ts";
import { readOptions } from "./command.ts";

// Draws the files in public/ that show the academy's mark. They never change with content: run this after a change
// of the mark or the palette, and commit what it writes.
readOptions({});
const toPng = (svg: string) => new Resvg(svg).render().asPng();
mkdirSync("public/icons", { recursive: true });
writeFileSync("public/favicon.svg", drawFavicon());
writeFileSync("public/favicon.ico", await pngToIco([toPng(drawFavicon())]));
for (const { file, size, isMaskable } of ICONS)
  writeFileSync(`public${getIconPath(file)}`, toPng(drawIcon(size, isMaskable ? 0.28 : 0.2)));
console.log(`public/favicon.svg, public/favicon.ico and ${ICONS.length} files in public/icons/ are drawn.`);
