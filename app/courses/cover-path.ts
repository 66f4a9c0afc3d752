/** The course whose cover stands in for an unknown one (specification section 3). */
const FALLBACK_SLUG = "python-fundamentals";

/** Path of a course's cover; of the Python cover when the slug is not among the known ones (reading R11). */
export function getCoverPath(slug: string, knownSlugs: Iterable<string>): string {
  return `/covers/${new Set(knownSlugs).has(slug) ? slug : FALLBACK_SLUG}.svg`;
}

/** Path of the share image of a course. */
export const getShareImagePath = (slug: string): string => `/share/${slug}.png`;
