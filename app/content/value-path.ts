/** Where a value is in the data of a file, such as `["projects", 2]`. */
export type Path = (string | number)[];

/** The value at a path; undefined where there is none. */
export const getValue = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

/** A path as editors read it, such as `projects[2]`. */
export const fieldName = (path: PropertyKey[]): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");

/** The option of a union that a value was written by: the list where it is a list, else the other one. */
export const findOption = <Option>(
  options: readonly Option[],
  value: unknown,
  isList: (option: Option) => boolean,
): Option | undefined => options.find((option) => isList(option) === Array.isArray(value));
