/** A piece of a prompt: text, or a placeholder by its name. */
export type PromptPiece = { text: string } | { placeholder: string };

/** Values of placeholders, by their names. */
export type PlaceholderValues = Record<string, string>;

/** Takes a prompt apart at its {placeholders}. */
export function splitPrompt(prompt: string): PromptPiece[] {
  return prompt
    .split(/(\{[a-z][a-z0-9_]*\})/)
    .filter((piece) => piece !== "")
    .map((piece) => (/^\{.*\}$/.test(piece) ? { placeholder: piece.slice(1, -1) } : { text: piece }));
}

/** Names of the placeholders of a prompt, each once, in order. */
export const listPlaceholders = (prompt: string): string[] => [
  ...new Set(splitPrompt(prompt).flatMap((piece) => ("placeholder" in piece ? [piece.placeholder] : []))),
];

/** The value of a placeholder, which may have any name, such as 'constructor'; empty where there is none. */
export const getValue = (values: PlaceholderValues, name: string): string =>
  Object.hasOwn(values, name) ? (values[name] ?? "") : "";

/** The prompt with the values filled in; a placeholder without a value stays as {name}. */
export const fillPrompt = (prompt: string, values: PlaceholderValues): string =>
  splitPrompt(prompt)
    .map((piece) =>
      "text" in piece ? piece.text : getValue(values, piece.placeholder) || `{${piece.placeholder}}`,
    )
    .join("")
    .trimEnd();

/** A placeholder's name as words. */
export const formatPlaceholder = (name: string): string => name.replaceAll("_", " ");
