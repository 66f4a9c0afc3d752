import { SettingError } from "#app/content/setting-error.server.ts";

/** The folder that the site is built from. */
export const CONTENT_FOLDER = process.env.CONTENT_FOLDER ?? "content";

/** The academy's days are those of India, in whatever zone a build runs. */
const TIME_ZONE = "Asia/Kolkata";

/** In Sweden a day is written as in ISO 8601. */
const getToday = (): string => new Date().toLocaleDateString("sv-SE", { timeZone: TIME_ZONE });

/**
 * The day of the build: BUILD_DAY, else today in India. Nothing else of a build depends on the clock.
 * @throws SettingError if BUILD_DAY is not a day.
 */
export function getBuildDay({ BUILD_DAY }: NodeJS.ProcessEnv = process.env): string {
  if (!BUILD_DAY) return getToday();
  // In JSON an invalid date is null.
  if (new Date(BUILD_DAY).toJSON()?.slice(0, 10) === BUILD_DAY) return BUILD_DAY;
  throw new SettingError(
    `BUILD_DAY is '${BUILD_DAY}': write a day as year-month-day, such as 2027-01-12, or leave it empty.`,
  );
}

/** The year of the build. */
export const getBuildYear = (): number => Number(getBuildDay().slice(0, 4));

/** Whether drafts are shown, as in development and in a preview. */
export const showsDrafts = (): boolean => process.env.DRAFTS === "1";
