import { getValue } from "#app/content/value-path.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { parseRaw } from "./current.ts";
import { editRaw } from "./write-content.ts";

/** Where files have the day of their last change. */
const findField = (data: unknown) =>
  [["modified"], ["meta", "modified"]].find((path) => typeof getValue(data, path) === "string");

/** The day of the last change of a file, if it has one. */
export function getDay(file: string, text: string | undefined): string | undefined {
  const { data } = parseRaw(file, text);
  const path = findField(data);
  return path && String(getValue(data, path));
}

/** A file with another day, if it has one. */
export function setDay(file: string, text: string | undefined, day: string | undefined): string | undefined {
  const path = findField(parseRaw(file, text).data);
  if (!path || !day || getDay(file, text) === day) return text;
  return editRaw(file, text, [{ op: "set", path, value: day }]);
}

/** The day of a file that is changed: today, unless the change itself is of the day. */
export function getNextDay(file: string, before: string | undefined, after: string | undefined) {
  const day = getDay(file, after);
  return day === getDay(file, before) ? getBuildDay() : day;
}
