import { escapeXml } from "#app/browser/xml.ts";
import { getCoursePath } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import type { Course } from "#app/courses/course.ts";
import { getRelatedCourses } from "#app/courses/related-courses.ts";
import { getAbsoluteUrl, THEME_COLOR } from "#app/seo/page-metadata.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

type Link = { href: string; label: string };

type OnwardPage = {
  title: string;
  text: string;
  links: Link[];
  /** Where a browser goes by itself. */
  target?: string;
};

const formatLink = ({ href, label }: Link): string =>
  `<li><a href="${escapeXml(getBasePath() + href)}">${escapeXml(label)}</a></li>`;

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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">${
  target
    ? `
<meta http-equiv="refresh" content="0; url=${escapeXml(getBasePath() + target)}">
<link rel="canonical" href="${escapeXml(getAbsoluteUrl(site.identity.origin, target))}">`
    : ""
}
<style>
body { margin: 0; border-top: 0.75rem solid ${THEME_COLOR}; color: #0b1220; background: #fff; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 12vh 1.25rem }
h1 { font-size: clamp(1.75rem, 5vw, 2.75rem); line-height: 1.15 }
ul { margin: 2rem 0 0; padding: 0; list-style: none; border-top: 2px solid }
li { border-bottom: 1px solid }
a { display: block; padding: 0.75rem 0; color: inherit; font-weight: 700; text-underline-offset: 0.2em }
</style>
</head>
<body>
<main>
<p>${escapeXml(site.identity.name)}</p>
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
  const { all, ...words } = pages.course.retired;
  const left = retired.map((course) => {
    const related = getRelatedCourses(course, courses).map(toLink);
    const day = DAY.format(new Date(course.retired ?? ""));
    const page = { ...fillCopy(words, { title: course.title, day }), links: [...related, all] };
    return [getCoursePath(course.slug), page] as const;
  });
  const moved = redirects.map(({ from, to }) => {
    const course = courses.find(({ slug }) => getCoursePath(slug) === to);
    const links = [course ? toLink(course) : { href: to, label: to }];
    return [from, { ...pages["not-found"].moved, links, target: to }] as const;
  });
  return new Map([...left, ...moved].map(([address, page]) => [address, formatPage(content, page)]));
}

const toLink = ({ slug, title }: Pick<Course, "slug" | "title">): Link => ({
  href: getCoursePath(slug),
  label: title,
});
