import { getSettings } from "#app/academy/settings.server.ts";

/** The academy's days are those of India, in whatever zone a build runs; India has no summer time. */
const INDIA = 5.5 * 60 * 60 * 1000;

const getToday = (): string => new Date(Date.now() + INDIA).toISOString().slice(0, 10);

/** The day of the build: BUILD_DAY, else today in India. Nothing else of a build depends on the clock. */
export const getBuildDay = (env?: NodeJS.ProcessEnv): string => getSettings(env).BUILD_DAY ?? getToday();

/** The year of the build. */
export const getBuildYear = (): number => Number(getBuildDay().slice(0, 4));

/** Whether drafts are shown, as in development and in a preview. */
export const showsDrafts = (): boolean => getSettings().DRAFTS;
