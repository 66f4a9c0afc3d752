import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";

/** Path under which the 404 page is rendered; the finished build has it as `404.html`. */
export const NOT_FOUND_PATH = "/404";

/** Whether React Router only bundles, since the build renders all pages (`scripts/build/`). */
export const isBundleOnly = (): boolean => process.env.BUNDLE_ONLY === "1";

/**
 * Every address that `react-router build` renders to a file. Where it only bundles they are a page of every kind: a
 * bundle does not follow from content.
 * @throws Error when the route table and the list of pages do not name the same addresses.
 */
export async function getPrerenderPaths({
  getStaticPaths,
}: {
  getStaticPaths: () => string[];
}): Promise<string[]> {
  const routes = getStaticPaths();
  const pages: string[] = [...PAGE_PATHS];
  const different = [...routes, ...pages].filter((path) => !routes.includes(path) || !pages.includes(path));
  if (different.length > 0)
    throw new Error(
      `Either app/routes.ts or the list in app/content/addresses.ts lacks ${different.join(", ")}.`,
    );
  const slugs = isBundleOnly() ? ["any"] : await listSlugs();
  return [...pages, NOT_FOUND_PATH, ...slugs.map(getCoursePath)];
}

/** What reads the content takes longer to load than all else that a bundler needs of the project. */
async function listSlugs(): Promise<string[]> {
  const { getSiteContent } = await import("#app/site/content-store.server.ts");
  return getSiteContent().courses.map(({ slug }) => slug);
}
