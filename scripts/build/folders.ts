import path from "node:path";
import { getSettings, SettingError } from "#app/academy/settings.server.ts";

/** Everything that is built is below it. */
export const BUILD_FOLDER = "build";

/** The site to publish. `firebase.json` names this folder, and owners upload it. */
export const PUBLISHED_FOLDER = "build/client";

/** A site whose messages go to a local store. */
export const LOCAL_FOLDER = "build/local";

/** The sites of the browser tests: of the content, and of the fixture. */
export const TESTED_FOLDER = "build/for-tests";
export const FIXTURE_FOLDER = "build/fixture-for-tests";

/** The site that `scripts/bench.ts` measures. */
export const MEASURED_FOLDER = "build/for-bench";

/**
 * Folder of the finished site. A site with drafts, or with the address of a local message store, never goes into the
 * folder that is published.
 * @throws SettingError when SITE_FOLDER asks for that, or names a folder that no build has made.
 */
export function getSiteFolder(env: NodeJS.ProcessEnv = process.env): string {
  const { DRAFTS, FIRESTORE_EMULATOR_HOST, SITE_FOLDER } = getSettings(env);
  const folder = DRAFTS ? "build/preview" : FIRESTORE_EMULATOR_HOST ? LOCAL_FOLDER : PUBLISHED_FOLDER;
  if (!SITE_FOLDER) return folder;
  const wanted = path.relative(".", SITE_FOLDER).replaceAll(path.sep, "/");
  // A build replaces the folder whole, with all that is in it.
  if (path.dirname(wanted) !== BUILD_FOLDER)
    throw new SettingError(
      `SITE_FOLDER is '${SITE_FOLDER}', which a build would replace: write a folder in ${BUILD_FOLDER}/, such as ${BUILD_FOLDER}/site.`,
    );
  if (folder !== PUBLISHED_FOLDER && wanted === PUBLISHED_FOLDER)
    throw new SettingError(
      `SITE_FOLDER is '${SITE_FOLDER}', the site to publish, which has neither drafts nor a local message store: write another folder.`,
    );
  return wanted;
}
