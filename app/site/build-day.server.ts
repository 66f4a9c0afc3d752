import { getSettings } from "#app/academy/settings.server.ts";

/** The academy's days are those of India, in whatever zone a build runs. */
const TIME_ZONE = "Asia/Kolkata";

/** In Sweden a day is written as in ISO 8601. */
const getToday = (): string => new Date().toLocaleDateString("sv-SE", { timeZone: TIME_ZONE });

/** The day of the build: BUILD_DAY, else today in India. Nothing else of a build depends on the clock. */
export const getBuildDay = (env?: NodeJS.ProcessEnv): string => getSettings(env).BUILD_DAY ?? getToday();

/** The year of the build. */
export const getBuildYear = (): number => Number(getBuildDay().slice(0, 4));

/** Whether drafts are shown, as in development and in a preview. */
export const showsDrafts = (): boolean => getSettings().DRAFTS;
