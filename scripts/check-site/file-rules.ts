import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { type BuiltSite, getIndexable, getOwnPath, NOT_FOUND_FILE, type Rule } from "./site.ts";

const read = (site: BuiltSite, name: string): string | undefined => {
  const file = site.files.get(name);
  return file && Buffer.from(file).toString("utf8");
};

const fault = (file: string, detail: string) => [{ file, detail }];

/** Files that must be in every build. */
const NEEDED = [
  "sitemap.xml",
  "robots.txt",
  "site.webmanifest",
  "llms.txt",
  "licenses.txt",
  "catalog.json",
  "feed.xml",
  "og-image.png",
  "favicon.ico",
  "favicon.svg",
  "dev-toolkit/prompts.md",
  "dev-toolkit/prompts.json",
  "dev-toolkit/prompts.zip",
  "dev-toolkit/placeholders.json",
];

/** What the files beside the pages must be. */
export const FILE_RULES: Rule[] = [
  {
    name: "needed-files",
    check: (site) => [
      ...NEEDED.filter((name) => !site.files.has(name)).map((file) => ({ file, detail: "is missing" })),
      ...(site.pages.some(({ file }) => file === NOT_FOUND_FILE) ? [] : fault(NOT_FOUND_FILE, "is missing")),
    ],
  },
  {
    name: "unused-output",
    check: (site) =>
      [...site.files.keys(), ...site.pages.map(({ file }) => file)]
        .filter((file) =>
          /(^|\/)(__spa-fallback\.html|\.vite\/.*|[^/]+\.\w+\.data|404\.data)$|.\/index\.html$|\.css$/.test(
            file,
          ),
        )
        .map((file) => ({ file, detail: "is never asked for" })),
  },
  {
    name: "sitemap",
    check: (site) => {
      const sitemap = read(site, "sitemap.xml") ?? "";
      const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? "");
      const expected = getIndexable(site).map(({ path }) => getAbsoluteUrl(site.origin, path));
      const missing = expected.filter((url) => !listed.includes(url)).map((url) => `${url} is missing`);
      const surplus = listed.filter((url, index) => !expected.includes(url) || listed.indexOf(url) !== index);
      const days = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day]) => day ?? "");
      const wrong = days
        .filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))
        .map((day) => `lastmod '${day}' is not a day`);
      const undated = listed.length === days.length ? [] : ["not every address has a lastmod"];
      const ignored = /<(priority|changefreq)>/.test(sitemap) ? ["priority or changefreq is given"] : [];
      return [
        ...missing,
        ...surplus.map((url) => `${url} is no indexable page, or stands twice`),
        ...wrong,
        ...undated,
        ...ignored,
      ].flatMap((detail) => fault("sitemap.xml", detail));
    },
  },
  {
    name: "robots-txt",
    check: (site) => {
      const robots = read(site, "robots.txt") ?? "";
      const isRight =
        robots.includes("User-agent: *") &&
        robots.includes(`Sitemap: ${site.origin}/sitemap.xml`) &&
        !/^Disallow: \S/m.test(robots);
      return isRight ? [] : fault("robots.txt", "does not allow everything and name the sitemap");
    },
  },
  {
    name: "manifest",
    check: (site) => {
      const manifest = JSON.parse(read(site, "site.webmanifest") ?? "{}") as {
        icons?: { src: string; sizes: string; purpose: string }[];
      };
      const icons = manifest.icons ?? [];
      const has = (sizes: string, purpose: string) =>
        icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose);
      return [
        ...(has("192x192", "any") && has("512x512", "any") && has("512x512", "maskable")
          ? []
          : ["lacks the icons of 192, 512 and maskable"]),
        ...icons
          .filter(({ src }) => !site.files.has(getOwnPath(site, src)?.slice(1) ?? ""))
          .map(({ src }) => `${src} is not in the build`),
      ].flatMap((detail) => fault("site.webmanifest", detail));
    },
  },
  {
    name: "catalog",
    check: (site) => {
      const catalog = JSON.parse(read(site, "catalog.json") ?? "{}") as {
        version?: number;
        courses?: { id: string; url: string }[];
      };
      const courses = catalog.courses ?? [];
      const pages = getIndexable(site).filter(({ path }) => path.startsWith("/courses/"));
      const isWhole = pages.every(({ path }) => courses.some(({ url }) => url === `${site.origin}${path}`));
      const isUnique = new Set(courses.map(({ id }) => id)).size === courses.length;
      return catalog.version === 1 && isWhole && isUnique && courses.length === pages.length
        ? []
        : fault("catalog.json", "is not version 1 with each course once");
    },
  },
  {
    name: "feed",
    check: (site) => {
      const feed = read(site, "feed.xml") ?? "";
      const entries = feed.match(/<entry>/g)?.length ?? 0;
      const times = [...feed.matchAll(/<(?:updated|published)>([^<]*)</g)].map(([, time]) => time ?? "");
      const courses = getIndexable(site).filter(({ path }) => path.startsWith("/courses/")).length;
      const isRight =
        entries === courses && times.every((time) => /^\d{4}-\d{2}-\d{2}T00:00:00Z$/.test(time));
      return isRight
        ? []
        : fault("feed.xml", `has ${entries} entries for ${courses} courses, or a wrong time`);
    },
  },
  {
    name: "covers",
    check: (site) =>
      getIndexable(site)
        .filter(({ path }) => path.startsWith("/courses/"))
        .flatMap(({ file, path }) => {
          const cover = read(site, `covers/${path.split("/").at(-1)}.svg`);
          if (cover === undefined) return fault(file, "has no cover in the build");
          return Buffer.byteLength(cover) <= 6 * 1024
            ? []
            : fault(file, `has a cover of ${cover.length} bytes`);
        }),
  },
];
