import { getIconPath, ICONS } from "#app/seo/icons.ts";
import { THEME_COLOR } from "#app/seo/page-metadata.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";

/** `/site.webmanifest`: name, colours and icons for a home screen. */
export function loader() {
  const { identity } = getSiteContent().site;
  const manifest = {
    name: identity.name,
    short_name: identity.name,
    description: identity.description,
    lang: "en",
    start_url: "/",
    display: "browser",
    theme_color: THEME_COLOR,
    background_color: "#f3f7fa",
    icons: ICONS.map(({ file, size, isMaskable }) => ({
      src: getIconPath(file),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: isMaskable ? "maskable" : "any",
    })),
  };
  return fileResponse(`${JSON.stringify(manifest, null, 2)}\n`, "webmanifest");
}
