/** The folder that the site is built from. */
export const CONTENT_FOLDER = process.env.CONTENT_FOLDER ?? "content";

/**
 * The day of the build: BUILD_DAY, else SOURCE_DATE_EPOCH (seconds, the standard of reproducible builds), else today.
 * Nothing else of a build depends on the clock.
 */
export function getBuildDay({ BUILD_DAY, SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv = process.env): string {
  if (BUILD_DAY) return BUILD_DAY;
  return new Date(SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now())
    .toISOString()
    .slice(0, 10);
}

/** The year of the build. */
export const getBuildYear = (): number => Number(getBuildDay().slice(0, 4));

/** Whether drafts are shown, as in development and in a preview. */
export const showsDrafts = (): boolean => process.env.DRAFTS === "1";
