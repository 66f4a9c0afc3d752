const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/**
 * The time that `--since` names: so many minutes, hours or days ago (`90m`, `12h`, `7d`), or a day or time in ISO form.
 * @throws Error when it is neither.
 */
export function parseSince(text: string, now = Date.now()): Date {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const time = unit ? now - Number(count) * UNITS[unit as keyof typeof UNITS] : parseIso(text);
  if (Number.isNaN(time))
    throw new Error(`--since '${text}': write 90m, 12h, 7d, 2026-11-01 or 2026-11-01T09:30:00Z.`);
  return new Date(time);
}

const parseIso = (text: string): number =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
