import type { z } from "zod";
import { type Collection, defineCollection, type Head } from "#app/content/collection.server.ts";
import type { PageMeta } from "./words.server.ts";

/** A page with words of its own. */
export type PageCollection<Schema extends z.ZodType = z.ZodType> = Collection<Schema> & { address: string };

type WordRules<Schema extends z.ZodType> = Pick<Collection<Schema>, "schema" | "check" | "head"> & {
  /** Name of the file in `content/pages`, without its extension. */
  file: string;
};

/** The head of a page whose words have `meta`. */
export const getMetaHead = ({ meta }: { meta: Omit<PageMeta, "modified"> }): Head => ({
  title: { text: meta.title, at: ["meta", "title"] },
  description: { text: meta.description, at: ["meta", "description"] },
  fullTitle: meta.fullTitle,
});

/** Defines a page by its address and its words. */
export const definePage = <Schema extends z.ZodType<{ meta: PageMeta }>>({
  address,
  ...rules
}: Omit<WordRules<Schema>, "head"> & { address: string }): PageCollection<Schema> => ({
  ...defineWords(rules),
  path: () => address,
  head: getMetaHead,
  address,
});

/** Defines the words of pages that entries make, or of a part of a page. */
export const defineWords = <Schema extends z.ZodType>({
  file,
  ...rules
}: WordRules<Schema>): Collection<Schema> => defineCollection({ files: `pages/${file}.yaml`, ...rules });
