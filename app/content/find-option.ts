/** The option of a union that a value was written by: the list where it is a list, else the other one. */
export const findOption = <Option>(
  options: readonly Option[],
  value: unknown,
  isList: (option: Option) => boolean,
): Option | undefined => options.find((option) => isList(option) === Array.isArray(value));
