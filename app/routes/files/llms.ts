import {
  CONTACT_PATH,
  COURSES_PATH,
  getCoursePath,
  getMarkdownPath,
  getPromptGroupPath,
  LEARNING_PATHS_PATH,
  PROMPT_FILES,
  SESSIONS_PATH,
  SITE_FILES,
} from "#app/academy/addresses.ts";
import type { Course, SyllabusBlock } from "#app/courses/course.ts";
import { getGoodToKnow } from "#app/courses/course-page/good-to-know.ts";
import { formatWeeks } from "#app/courses/syllabus/spans.ts";
import { escapeMarkdown } from "#app/seo/escape-markdown.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { listArticlePages } from "#app/site/collections.server.ts";
import { listPageAddresses } from "#app/site/output-paths.server.ts";
import { PAGE_NAMES, PAGES } from "#app/site/pages.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** `/llms.txt`: the site in Markdown for language models (llmstxt.org). */
export function formatLlms(content: SiteContent): string {
  const { site, courses, pages, toolkit } = content;
  const { identity, navigation, footer } = site;
  const linked = [...navigation, ...footer.legal];
  const further = PAGE_NAMES.filter((name) => !linked.some(({ href }) => href === PAGES[name].address));
  const url = (path: string) => getAbsoluteUrl(identity.origin, path);
  const withMarkdown = new Set(listPageAddresses(content));
  const link = (href: string) => {
    const { pathname } = new URL(href, identity.origin);
    return url(withMarkdown.has(pathname) ? getMarkdownPath(pathname) : pathname);
  };
  const lines = [
    `# ${escapeMarkdown(identity.name)}`,
    "",
    `> ${escapeMarkdown(identity.description)}`,
    "",
    ...listPlaces(link),
    "",
    "Pages are linked as Markdown; the first line of each is the address to cite.",
    "",
    "## Courses",
    "",
    ...courses.flatMap((course) => listCourse(course, content, link)),
    "",
    "## Sessions and briefs in full",
    "",
    ...listArticlePages(content).map(({ title, path, description }) =>
      formatLink(title, link(path), description),
    ),
    "",
    "## Pages",
    "",
    ...linked.map(({ label, href }) => `- [${escapeMarkdown(label)}](${link(href)})`),
    ...further.map((name) => {
      const { title, description } = pages[name].meta;
      return formatLink(title, link(PAGES[name].address), description);
    }),
    "",
    "## Prompts",
    "",
    ...toolkit.groups.map(({ slug, title, meta }) =>
      formatLink(title, link(getPromptGroupPath(slug)), meta.description),
    ),
    "",
    "## Data",
    "",
    `- [Prompts as Markdown](${url(PROMPT_FILES.markdown)})`,
    `- [Every page with the day of its last change](${url(SITE_FILES.sitemap)})`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Where to look for what. */
const listPlaces = (link: (href: string) => string): string[] => [
  "What is where:",
  "",
  `- A course (hours, costs, syllabus, prerequisites, fee if it is stated): its page under 'Courses'; side by side: [all courses](${link(COURSES_PATH)})`,
  `- Every session by course and week, every tool that is taught: [all sessions](${link(SESSIONS_PATH)})`,
  `- One hour of a course in full, one project with its files: 'Sessions and briefs in full'`,
  `- Which course comes first, and how long a track takes: [learning paths](${link(LEARNING_PATHS_PATH)})`,
  `- How to enrol, when a reply comes, common questions: [contact](${link(CONTACT_PATH)})`,
  `- Training for teams of companies: [corporate](${link(PAGES.corporate.address)}); for colleges: [academic](${link(PAGES.academic.address)})`,
  "- For programs: 'Data', at the end",
];

/** A course with its facts and its syllabus. */
const listCourse = (
  course: Course,
  { site, pages }: SiteContent,
  link: (href: string) => string,
): string[] => [
  `${formatLink(course.title, link(getCoursePath(course.slug)), course.description)} ${formatFacts(course)}`,
  ...listKnownFacts(site, course, pages.course.goodToKnow),
  ...course.syllabus.map(formatBlock),
];

const formatLink = (title: string, address: string, description: string): string =>
  `- [${escapeMarkdown(title)}](${address}): ${escapeMarkdown(description)}`;

const formatFacts = ({ track, level, duration, sessions }: Course): string =>
  `${track}, ${level}, ${duration}, ${sessions} live sessions.`;

/** Facts of a course that its line has no room for: hours, costs, versions, news. */
const listKnownFacts = (...facts: Parameters<typeof getGoodToKnow>): string[] =>
  getGoodToKnow(...facts)
    .filter(({ link }) => !link)
    // As in the Markdown of pages, spaces are plain.
    .map(({ title, text }) => `  - ${title}: ${escapeMarkdown(text.replaceAll("\u00A0", " "))}`);

const formatBlock = ({ weeks, title, sessions }: SyllabusBlock): string =>
  `  - ${formatWeeks(weeks)}, ${escapeMarkdown(`${title}: ${sessions.join("; ")}`)}`;
