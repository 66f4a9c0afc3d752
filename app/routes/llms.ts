import { getCoursePath } from "#app/content/addresses.ts";
import { formatWeeks } from "#app/courses/syllabus.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";

/** `/llms.txt`: the site in Markdown for language models (llmstxt.org). */
export function loader() {
  const { site, courses, pages } = getSiteContent();
  const { identity, navigation } = site;
  const url = (path: string) => getAbsoluteUrl(identity.origin, path);
  const lines = [
    `# ${identity.name}`,
    "",
    `> ${identity.description}`,
    "",
    "## Courses",
    "",
    ...courses.flatMap(({ slug, title, level, track, duration, sessions, description, syllabus }) => [
      `- [${title}](${url(getCoursePath(slug))}): ${description} ${track}, ${level}, ${duration}, ${sessions} live sessions.`,
      ...syllabus.map(
        (block) => `  - ${formatWeeks(block.weeks)}, ${block.title}: ${block.sessions.join("; ")}`,
      ),
    ]),
    "",
    "## Pages",
    "",
    ...navigation.map(({ label, href }) => `- [${label}](${url(href)})`),
    `- [${pages["dev-toolkit"].title}](${url("/dev-toolkit")}): ${pages["dev-toolkit"].meta.description}`,
    "",
    "## Data",
    "",
    `- [Course catalogue as JSON](${url("/catalog.json")})`,
    `- [Prompts as Markdown](${url("/dev-toolkit/prompts.md")})`,
    `- [Course changes as an Atom feed](${url("/feed.xml")})`,
  ];
  return fileResponse(`${lines.join("\n")}\n`, "txt");
}
