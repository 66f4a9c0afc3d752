import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { readText } from "./file-text.ts";
import type { BuiltSite, Rule } from "./site.ts";

/** The most addresses that the protocol allows in one sitemap. */
const LONGEST_SITEMAP = 50_000;

/** The texts of all elements of a name. */
const getTexts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);

/** The sitemap, or those that it is the index of. */
function readSitemaps(site: BuiltSite): { file: string; text: string }[] {
  const text = readText(site, "sitemap.xml") ?? "";
  if (!text.includes("<sitemapindex")) return [{ file: "sitemap.xml", text }];
  return getTexts(text, "loc").map((url) => {
    const file = url.replace(`${site.origin}/`, "");
    return { file, text: readText(site, file) ?? "" };
  });
}

const fault = (file: string, detail: string) => [{ file, detail }];

/** What the sitemap, or those under its index, must be. */
export const SITEMAP_RULES: Rule[] = [
  {
    name: "sitemap",
    check: (site) =>
      readSitemaps(site).flatMap(({ file, text }) => {
        const addresses = getTexts(text, "loc").length;
        const days = getTexts(text, "lastmod");
        return [
          ...days
            .filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))
            .map((day) => `lastmod '${day}' is not a day`),
          ...(addresses === days.length ? [] : ["not every address has a lastmod"]),
          ...(addresses > 0 && addresses <= LONGEST_SITEMAP ? [] : [`has ${addresses} addresses`]),
          ...(/<(priority|changefreq)>/.test(text) ? ["priority or changefreq is given"] : []),
        ].flatMap((detail) => fault(file, detail));
      }),
  },
  {
    name: "sitemap-pages",
    check: (site) => {
      const listed = readSitemaps(site).flatMap(({ text }) => getTexts(text, "loc"));
      const expected = new Set([...site.indexable.keys()].map((path) => getAbsoluteUrl(site.origin, path)));
      const found = new Set<string>();
      const surplus = listed.filter((url) => !expected.has(url) || found.size === found.add(url).size);
      return [
        ...[...expected].filter((url) => !found.has(url)).map((url) => `${url} is missing`),
        ...surplus.map((url) => `${url} is no indexable page, or stands twice`),
      ].flatMap((detail) => fault("sitemap.xml", detail));
    },
  },
];
