const createFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return (day: string): string => format.format(new Date(day));
};

/** An ISO day as readers write it: 1 March 2027. */
export const formatDay = createFormat({ dateStyle: "long" });

/** A month such as 2026-11 in words: November 2026. */
export const formatMonth = createFormat({ month: "long", year: "numeric" });
