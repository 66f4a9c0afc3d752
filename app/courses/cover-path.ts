import { getCoverPath } from "#app/content/addresses.ts";

/** The course whose cover stands in for an unknown one. */
const FALLBACK_SLUG = "python-fundamentals";

/** Address of a course's cover; of the Python cover when the slug is not among the known ones. */
export const findCoverPath = (slug: string, known: ReadonlySet<string>): string =>
  getCoverPath(known.has(slug) ? slug : FALLBACK_SLUG);
