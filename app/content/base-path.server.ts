import { SettingError } from "./setting-error.server.ts";

/**
 * The path under which the site is published, from BASE_PATH: '' or a path such as `/academy`.
 * @throws SettingError for any other value.
 */
export function getBasePath({ BASE_PATH = "" }: NodeJS.ProcessEnv = process.env): string {
  if (/^(\/[a-z0-9][a-z0-9._-]*)*$/.test(BASE_PATH)) return BASE_PATH;
  throw new SettingError(
    `BASE_PATH is '${BASE_PATH}': write a lower-case path without a slash at its end, such as /academy, or leave it empty.`,
  );
}
