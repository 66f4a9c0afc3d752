import { readDays, readValues, type ToolkitValues } from "./toolkit-state.ts";

/** What a visitor takes to another browser: the finished days and what was filled into the prompts. */
export type SavedWork = { days: number[]; values: ToolkitValues };

/** The saved work as the text of a file. */
export const formatSavedWork = ({ days, values }: SavedWork): string =>
  `${JSON.stringify({ kind: "toolkit", version: 1, days, values }, null, 2)}\n`;

/** Reads a saved file; undefined when it is none. Entries that it cannot use are left out. */
export function parseSavedWork(text: string): SavedWork | undefined {
  const saved = parseJson(text);
  if (typeof saved !== "object" || saved === null) return undefined;
  const { kind, version, days, values } = saved as Record<string, unknown>;
  if (kind !== "toolkit" || version !== 1 || !Array.isArray(days)) return undefined;
  return { days: readDays(days), values: readValues(values) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
