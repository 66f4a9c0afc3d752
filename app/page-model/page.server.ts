import type { z } from "zod";
import { type Collection, defineCollection } from "#app/content/collection.server.ts";

/** A page with words of its own. */
export type PageCollection<Schema extends z.ZodType = z.ZodType> = Collection<Schema> & { address: string };

type WordRules<Schema extends z.ZodType> = Pick<Collection<Schema>, "schema" | "check"> & {
  /** Name of the file in `content/pages`, without its extension. */
  file: string;
};

/** Defines a page by its address and its words. */
export const definePage = <Schema extends z.ZodType>({
  address,
  ...rules
}: WordRules<Schema> & { address: string }): PageCollection<Schema> => ({
  ...defineWords(rules),
  path: () => address,
  address,
});

/** Defines the words of pages that entries make, or of a part of a page. */
export const defineWords = <Schema extends z.ZodType>({
  file,
  ...rules
}: WordRules<Schema>): Collection<Schema> => defineCollection({ files: `pages/${file}.yaml`, ...rules });
