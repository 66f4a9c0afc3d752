const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(day));

/** An ISO day as readers write it: 1 March 2027. */
export const formatDay = (day: string): string => format(day, { dateStyle: "long" });

/** A month such as 2026-11 in words: November 2026. */
export const formatMonth = (month: string): string => format(month, { month: "long", year: "numeric" });
