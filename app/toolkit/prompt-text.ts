const NAME = "[a-z][a-z0-9_]*";
const PLACEHOLDER = new RegExp(`(\\{${NAME}\\})`);

/** What a placeholder may be called. */
export const PLACEHOLDER_NAME = new RegExp(`^${NAME}$`);

/** A piece of a prompt: text, or a placeholder by its name. */
export type PromptPiece = { text: string } | { placeholder: string };

/** Takes a prompt apart at its {placeholders}. */
export function splitPrompt(prompt: string): PromptPiece[] {
  return prompt
    .split(PLACEHOLDER)
    .filter((piece) => piece !== "")
    .map((piece) => (/^\{.*\}$/.test(piece) ? { placeholder: piece.slice(1, -1) } : { text: piece }));
}

/** Names of the placeholders of a prompt, each once, in order. */
export const listPlaceholders = (prompt: string): string[] => [
  ...new Set(splitPrompt(prompt).flatMap((piece) => ("placeholder" in piece ? [piece.placeholder] : []))),
];

/** The prompt with each placeholder written in another way. */
export const replacePlaceholders = (prompt: string, write: (name: string) => string): string =>
  splitPrompt(prompt)
    .map((piece) => ("text" in piece ? piece.text : write(piece.placeholder)))
    .join("")
    .trimEnd();

/** What stands for a placeholder: its value, or {name} as long as it has none. */
export const getFilling = (values: Record<string, string>, name: string): string =>
  (Object.hasOwn(values, name) ? values[name] : "") || `{${name}}`;

/** The prompt with the values filled in. */
export const fillPrompt = (prompt: string, values: Record<string, string>): string =>
  replacePlaceholders(prompt, (name) => getFilling(values, name));
