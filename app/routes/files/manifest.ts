import { THEME_COLOR } from "#app/seo/page-metadata.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { PALETTE } from "#app/ui/palette.ts";

/** The icons in the folder `public/icons`: side in pixels, and whether the edge may be cut off (maskable). */
const ICONS = [
  { file: "icon-192.png", size: 192, isMaskable: false },
  { file: "icon-512.png", size: 512, isMaskable: false },
  { file: "maskable-512.png", size: 512, isMaskable: true },
  { file: "apple-touch-icon.png", size: 180, isMaskable: true },
];

/** `/site.webmanifest`: name, colours and icons for a home screen. */
export const getManifest = ({ site: { identity } }: SiteContent) => ({
  name: identity.name,
  short_name: identity.name,
  description: identity.description,
  lang: "en",
  start_url: "/",
  display: "browser",
  theme_color: THEME_COLOR,
  background_color: PALETTE.paper,
  icons: ICONS.map(({ file, size, isMaskable }) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: isMaskable ? "maskable" : "any",
  })),
});
