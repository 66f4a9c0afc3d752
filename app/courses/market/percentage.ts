/** Parses a percentage: 66 of '66%', 62 of '+62%', 70 of '7 in 10'; undefined for other figures. */
export function getPercentage(value: string): number | undefined {
  const percent = /^\+?(\d+(?:\.\d+)?)%\+?$/.exec(value)?.[1];
  if (percent) return Number(percent);
  const [, part, whole] = /^(\d+) in (\d+)$/.exec(value) ?? [];
  return part && Number(whole) ? (100 * Number(part)) / Number(whole) : undefined;
}
