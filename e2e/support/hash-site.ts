import { getSettings } from "#app/academy/settings.server.ts";
import { hash } from "#app/cache/file-cache.server.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { hashCode, hashFiles, listFiles } from "../../scripts/build/bundles.ts";

/** Everything that a site is made from: the code, these files and folders, and the settings. */
export const hashSite = (sources: string[], settings: NodeJS.ProcessEnv): string =>
  hash(
    JSON.stringify([
      hashCode(),
      hashFiles(".", listFiles(".", ...sources, "public", ".env")),
      getSettings({ ...process.env, BUILD_DAY: getBuildDay(), ...settings }),
    ]),
  );
