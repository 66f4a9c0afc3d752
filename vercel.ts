import { HEADER_RULES } from "./scripts/hosts/delivery.ts";

/** How Vercel builds and serves the site (docs/hosting.md). Addresses that have moved are pages of the site. */
export const config = {
  framework: null,
  // The finished site is a link to a folder, and not every host follows links.
  buildCommand: "npm run build && rm -rf build/upload && cp -R build/client/. build/upload",
  outputDirectory: "build/upload",
  cleanUrls: true,
  trailingSlash: false,
  headers: HEADER_RULES.map(([source, headers]) => ({
    source: source.replaceAll(".", "\\.").replace("*", "(.*)"),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
};
