/** Breaks a name into at most two lines of about equal length. */
export function breakName(name: string, longest: number): string[] {
  if (name.length <= longest) return [name];
  const words = name.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return [...breaks].sort((a, b) => longestOf(a) - longestOf(b))[0] ?? [name];
}

const longestOf = (lines: string[]): number => Math.max(...lines.map(({ length }) => length));
