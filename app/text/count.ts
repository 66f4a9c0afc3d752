/** The noun of a number: 'course' for 1, 'courses' for every other one. */
export const getNoun = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** A number with its noun: '1 course', '15 courses'. */
export const formatCount = (count: number, one: string, many?: string): string =>
  `${count} ${getNoun(count, one, many)}`;
