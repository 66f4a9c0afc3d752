import { readText } from "./file-text.ts";
import { getOwnPath, NOT_FOUND_FILE, type Rule } from "./site.ts";

/** Pages in the feed, of courses and of what is below them: the newest. */
const LONGEST_FEED = 100;

const fault = (file: string, detail: string) => [{ file, detail }];

/** What the build makes on its way, and nobody asks for. */
const UNUSED = /(^|\/)(__spa-fallback\.html|\.vite\/.*|manifest-\w+\.js)$|\.(data|css|map)$|.\/index\.html$/;

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
        .filter((file) => UNUSED.test(file))
        .map((file) => ({ file, detail: "is never asked for" })),
  },
  {
    name: "robots-txt",
    check: (site) => {
      const robots = readText(site, "robots.txt") ?? "";
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
      const manifest = JSON.parse(readText(site, "site.webmanifest") ?? "{}") as {
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
      const catalog = JSON.parse(readText(site, "catalog.json") ?? "{}") as {
        version?: number;
        courses?: { id: string; url: string }[];
      };
      const courses = catalog.courses ?? [];
      const urls = new Set(courses.map(({ url }) => url));
      const isWhole = site.courses.every(({ path }) => urls.has(`${site.origin}${path}`));
      const isUnique = new Set(courses.map(({ id }) => id)).size === courses.length;
      return catalog.version === 1 && isWhole && isUnique && courses.length === site.courses.length
        ? []
        : fault("catalog.json", "is not version 1 with each course once");
    },
  },
  {
    name: "feed",
    check: (site) => {
      const feed = readText(site, "feed.xml") ?? "";
      const entries = feed.match(/<entry>/g)?.length ?? 0;
      const times = [...feed.matchAll(/<(?:updated|published)>([^<]*)</g)].map(([, time]) => time ?? "");
      const pages = [...site.indexable.keys()].filter((path) => path.startsWith("/courses/"));
      const expected = Math.min(pages.length, LONGEST_FEED);
      const isRight =
        entries === expected && times.every((time) => /^\d{4}-\d{2}-\d{2}T00:00:00Z$/.test(time));
      return isRight ? [] : fault("feed.xml", `has ${entries} entries, not ${expected}, or a wrong time`);
    },
  },
  {
    name: "covers",
    check: (site) =>
      site.courses.flatMap(({ file, path }) => {
        const cover = readText(site, `covers/${path.split("/").at(-1)}.svg`);
        if (cover === undefined) return fault(file, "has no cover in the build");
        return Buffer.byteLength(cover) <= 6 * 1024
          ? []
          : fault(file, `has a cover of ${cover.length} bytes`);
      }),
  },
];
