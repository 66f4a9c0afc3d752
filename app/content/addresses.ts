/** Address of every page that is not a course page, in the order of the sitemap. */
export const PAGE_PATHS = [
  "/",
  "/courses",
  "/learning-paths",
  "/corporate",
  "/academic",
  "/about",
  "/zerotools",
  "/contact",
  "/dev-toolkit",
] as const;

/** Address of a course's page. */
export const getCoursePath = (slug: string): `/courses/${string}` => `/courses/${slug}`;

/** Address of a course's cover. */
export const getCoverPath = (slug: string): string => `/covers/${slug}.svg`;

/** Address of the share image of a course. */
export const getShareImagePath = (slug: string): string => `/share/${slug}.png`;
