import type { z } from "zod";
import type { Collection, EntryFile, Head } from "#app/content/collection.server.ts";
import type { Body } from "#app/content/markdown.server.ts";
import type { Shown, ShownContent } from "#app/content/shown-content.server.ts";
import type { ArticleFields } from "./article-fields.server.ts";

/** An article as its page shows it. */
export type ArticlePage<Data extends ArticleFields = ArticleFields> = Shown<Data> & {
  slug: string;
  path: string;
  files: EntryFile[];
  body: Body;
};

/** The fields of an article and the addresses of its files, without texts: its page has its own as HTML. */
export const getArticleFields = <Page extends ArticlePage>({ body: _, files, ...fields }: Page) => ({
  ...fields,
  files: files.map(({ name, path }) => ({ name, path })),
});

/** The head of an article's page. */
export const getArticleHead = ({ searchTitle, description }: ArticleFields): Head => ({
  title: { text: searchTitle, at: ["searchTitle"] },
  description: { text: description, at: ["description"] },
});

/** The articles of a collection that are shown. */
export const listPagesOf = <Schema extends z.ZodType<ArticleFields>>(
  content: ShownContent,
  collection: Collection<Schema>,
): ArticlePage<z.output<Schema>>[] =>
  content
    .entries(collection)
    .flatMap(({ slug, path, files, body, data }) =>
      path !== undefined && body ? { ...data, slug, path, files, body } : [],
    );
