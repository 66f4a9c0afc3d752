import { home, java, type Mistake } from "./mistake.ts";

/** Links to pages of the site. */
export const SITE_LINKS: Mistake[] = [
  [
    "a link without a slash",
    home,
    "href: /courses",
    "href: courses",
    "pages/home.yaml:@ hero.primary.href: found 'courses'; write a path of this site that begins with one '/', without blanks and backslashes",
  ],
  [
    "a link to another host",
    home,
    "href: /courses",
    "href: //evil.example",
    "pages/home.yaml:@ hero.primary.href: found '//evil.example'; write a path of this site that begins with one '/', without blanks and backslashes",
  ],
  [
    "a link with a backslash",
    home,
    "href: /courses",
    "href: /\\evil.example",
    "pages/home.yaml:@ hero.primary.href: found '/\\evil.example'; write a path of this site that begins with one '/', without blanks and backslashes",
  ],
  [
    "a link to no page",
    "site.yaml",
    "{ label: Corporate, href: /corporate }",
    "{ label: Corporate, href: /corprate }",
    "site.yaml:@ navigation[3].href: found '/corprate'; no such page: write /corporate",
  ],
  [
    "a link to no course",
    "site.yaml",
    "href: /courses/ai-agents-mcp",
    "href: /courses/ai-agents",
    "site.yaml:@ announcement.link.href: found '/courses/ai-agents'; no such page: write /courses/ai-agents-mcp",
  ],
  [
    "a link to no place of a page",
    "pages/corporate.yaml",
    "/corporate#programmes",
    "/corporate#programs",
    "pages/corporate.yaml:@ secondary.href: found '/corporate#programs'; no such place there: write /corporate#programmes",
  ],
  [
    "a Markdown link to no page",
    java,
    "Two kinds of people",
    "Two kinds of [people](/abot)",
    "courses/core-java.md:@ longDescription: found '/abot'; no such page: write /about",
  ],
  [
    "a Markdown link to no course",
    java,
    "Advanced Java begins there",
    "[Advanced Java](/courses/advanced-jawa) begins there",
    "courses/core-java.md:@ longDescription: found '/courses/advanced-jawa'; no such page: write /courses/advanced-java",
  ],
  [
    "a Markdown link to no place",
    java,
    "Advanced Java begins there",
    "[Its projects](#projcts) begin there",
    "courses/core-java.md:@ longDescription: found '#projcts'; no such place there: write /courses/core-java#projects",
  ],
  [
    "a link to the site by its whole address",
    java,
    "Advanced Java begins there",
    "[Advanced Java](https://academy.example/courses/advanced-java) begins there",
    "courses/core-java.md:@ longDescription: found 'https://academy.example/courses/advanced-java'; it is a page of this site: write /courses/advanced-java",
  ],
  [
    "a link to the home page by its whole address",
    java,
    "Advanced Java begins there",
    "[The academy](https://academy.example) begins there",
    "courses/core-java.md:@ longDescription: found 'https://academy.example'; it is a page of this site: write /",
  ],
];
