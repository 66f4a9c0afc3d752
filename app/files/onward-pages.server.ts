import { hash } from "node:crypto";
import { getCoursePath, PAGES_BY_PATH, type PagePath } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { type Course, getRelatedCourses } from "#app/courses/course.ts";
import { drawFavicon } from "#app/drawing/icon.server.ts";
import { getAbsoluteUrl, THEME_COLOR } from "#app/seo/page-metadata.ts";
import { escapeXml } from "#app/seo/xml.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

type Link = { href: string; label: string; note?: string };

type OnwardPage = {
  title: string;
  text: string;
  links: Link[];
  /** Where a browser goes by itself. */
  target?: string;
};

/** Leads on with the fragment of the address, which a refresh would lose. */
const formatScript = (target: string): string =>
  `if(location.hash)location.replace(${JSON.stringify(target)}+location.hash)`;

const hashScript = (script: string): string => `'sha256-${hash("sha256", script, "base64")}'`;

const formatLink = ({ href, label, note }: Link): string =>
  `<li><a href="${escapeXml(getBasePath() + href)}"><b>${escapeXml(label)}</b>${note ? ` <span>${escapeXml(note)}</span>` : ""}</a></li>`;

/** A page that is none of the site's own: it needs no script and says where to go. */
const formatPage = (
  { site }: SiteContent,
  { title, text, links, target }: OnwardPage,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeXml(`${title} | ${site.identity.name}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${
  target ? `; script-src ${hashScript(formatScript(getBasePath() + target))}` : ""
}">${
  target
    ? `
<script>${formatScript(getBasePath() + target)}</script>
<meta http-equiv="refresh" content="0; url=${escapeXml(getBasePath() + target)}">
<link rel="canonical" href="${escapeXml(getAbsoluteUrl(site.identity.origin, target))}">`
    : ""
}
<style>
body { margin: 0; border-top: 0.75rem solid ${THEME_COLOR}; color: #0b1b2b; background: #fff; font: 1.125rem/1.5 system-ui, sans-serif }
header, main { max-width: 72rem; margin: 0 auto; padding: 1rem 1.25rem }
header a { display: inline-flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; font-weight: 700; text-decoration: none }
main { padding-top: clamp(2rem, 10vh, 6rem) }
h1 { margin: 0; max-width: 20em; font-size: clamp(2rem, 5vw, 3.5rem); line-height: 1.05; letter-spacing: -0.02em; text-wrap: balance }
p { margin: 1rem 0 0; max-width: 36em; color: #4a6075; text-wrap: pretty }
ul { margin: 2.5rem 0 0; padding: 0; list-style: none; max-width: 48rem; border-top: 2px solid }
li { border-bottom: 1px solid }
a { color: inherit }
li a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; padding: 0.875rem 0; text-underline-offset: 0.2em }
li a, b { text-decoration: none }
b { text-decoration: underline }
li a:hover b { text-decoration-thickness: 0.15em }
span { color: #4a6075 }
:focus-visible { outline: 3px solid; outline-offset: 3px }
</style>
</head>
<body>
<header><a href="${escapeXml(getBasePath())}/">${drawFavicon()}${escapeXml(site.identity.name)}</a></header>
<main>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(text)}</p>
<ul>
${links.map(formatLink).join("\n")}
</ul>
</main>
</body>
</html>
`;

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The pages of courses that are no longer offered, and of addresses that have moved, by their addresses. */
export function writeOnwardPages(content: SiteContent): Map<string, string> {
  const { courses, retired, redirects, pages } = content;
  const { all, related: before, title, text } = pages.course.retired;
  const left = retired.map((course) => {
    const related = getRelatedCourses(course, courses).map(linkCourse);
    const day = DAY.format(new Date(course.retired ?? ""));
    const words = { title, text: related.length > 0 ? `${text} ${before}` : text };
    const page = { ...fillCopy(words, { title: course.title, day }), links: [...related, all] };
    return [getCoursePath(course.slug), page] as const;
  });
  const moved = redirects.map(({ from, to }) => {
    const course = courses.find(({ slug }) => getCoursePath(slug) === to);
    const name: keyof SiteContent["pages"] | undefined = PAGES_BY_PATH[to as PagePath];
    const links = [course ? linkCourse(course) : { href: to, label: name ? pages[name].meta.title : to }];
    return [from, { ...pages["not-found"].moved, links, target: to }] as const;
  });
  return new Map([...left, ...moved].map(([address, page]) => [address, formatPage(content, page)]));
}

const linkCourse = ({ slug, title, duration, level }: Course): Link => ({
  href: getCoursePath(slug),
  label: title,
  note: `${duration}, ${level}`,
});
