/** How many courses the home page features: the first of the catalogue. */
export const FEATURED_COUNT = 6;

/** The first courses of the catalogue. */
export const getFeaturedCourses = <T>(catalogue: T[]): T[] => catalogue.slice(0, FEATURED_COUNT);
