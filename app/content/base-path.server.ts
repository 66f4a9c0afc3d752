/**
 * Where the site stands on its host: nothing, or the path that BASE_PATH names, such as `/academy`.
 * @throws Error for what is no such path.
 */
export function getBasePath({ BASE_PATH = "" }: NodeJS.ProcessEnv = process.env): string {
  if (/^(\/[a-z0-9][a-z0-9._-]*)*$/.test(BASE_PATH)) return BASE_PATH;
  throw new Error(
    `BASE_PATH is '${BASE_PATH}': write a path in small letters without a slash at its end, such as /academy, or nothing.`,
  );
}

/** The facts of a site that stands under a path: its absolute addresses begin with it. */
export const placeSite = <Site extends { identity: { origin: string } }>(site: Site): Site => ({
  ...site,
  identity: { ...site.identity, origin: site.identity.origin + getBasePath() },
});
