import { SITE_NAMES } from "#app/academy/site-names.ts";
import { siteSchema } from "#app/academy/site-schema.server.ts";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import { type Collection, defineCollection } from "#app/content/collection.server.ts";
import { REDIRECTS } from "#app/content/redirects.server.ts";
import { listMetas } from "#app/content/schema-meta.server.ts";
import type { ShownContent } from "#app/content/shown-content.server.ts";
import { BRIEFS } from "#app/courses/articles/brief-collection.server.ts";
import { SESSIONS } from "#app/courses/articles/session-collection.server.ts";
import { PUBLISHERS } from "#app/courses/market/publishers.server.ts";
import { COURSES } from "#app/courses/schema/course-collection.server.ts";
import { type ArticlePage, listPagesOf } from "#app/page-model/article-page.server.ts";
import { PROMPT_GROUPS, ROADMAP } from "#app/toolkit/toolkit-collections.server.ts";
import { CONTRACT } from "./contract.server.ts";
import { WORDS } from "./pages.server.ts";

/** `content/site.yaml`: who the academy is, and what it claims. */
export const SITE = defineCollection({ files: "site.yaml", schema: siteSchema });

/** Everything that editors write. */
export const COLLECTIONS: Collection[] = [
  SITE,
  COURSES,
  SESSIONS,
  BRIEFS,
  PROMPT_GROUPS,
  ROADMAP,
  FAQ,
  ...Object.values(WORDS),
  CONTRACT,
  PUBLISHERS,
  REDIRECTS,
];

/** Every name in braces that a text of the content may hold. */
export const listAllNames = (): string[] => [
  ...SITE_NAMES,
  ...COLLECTIONS.flatMap(({ schema }) => listMetas(schema).flatMap(({ names = [] }) => names)),
];

/** The articles that are shown, by the name of their collection. */
export const getArticles = (content: ShownContent) => ({
  sessions: listPagesOf(content, SESSIONS),
  briefs: listPagesOf(content, BRIEFS),
});

/** What `getArticles` returns. */
export type Articles = ReturnType<typeof getArticles>;

/** The pages of all articles. */
export const listArticlePages = ({ articles }: { articles: Articles }): ArticlePage[] =>
  Object.values(articles).flat();
