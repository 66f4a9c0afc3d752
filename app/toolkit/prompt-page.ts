import { getValueOrPlaceholder, listPlaceholders } from "./prompt-text.ts";
import { getValuesOf, promptValues, setValue } from "./toolkit-state.ts";

/** The text of a prompt on its page, with {placeholders} instead of values. */
export function readPromptText(shown: Element): string {
  const copy = shown.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll<HTMLElement>("mark")) mark.textContent = `{${getName(mark)}}`;
  return copy.textContent ?? "";
}

/** The placeholders of a prompt that have no value. */
export const listEmpty = (prompt: string, values: Record<string, string>): string[] =>
  listPlaceholders(prompt).filter((name) => getValueOrPlaceholder(values, name) === `{${name}}`);

const listFields = (root: Element) => [
  ...root.querySelectorAll<HTMLTextAreaElement>("[data-prompt] textarea"),
];

/** Name of the placeholder that a field or a mark is for. */
const getName = ({ dataset }: HTMLElement): string => dataset.name ?? "";

const getSlug = (element: Element): string =>
  element.closest<HTMLElement>("[data-prompt]")?.dataset.prompt ?? "";

/**
 * Synchronises the fields and placeholders in an element with the stored values.
 * @returns the function that stops it.
 */
export function followValues(root: Element): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) setValue(getSlug(target), getName(target), target.value);
  };
  const show = () => {
    const values = promptValues.get();
    for (const field of listFields(root)) {
      const value = getValuesOf(values, getSlug(field))[getName(field)] ?? "";
      if (field.value !== value) field.value = value;
    }
    for (const mark of root.querySelectorAll<HTMLElement>("[data-prompt] mark"))
      mark.textContent = getValueOrPlaceholder(getValuesOf(values, getSlug(mark)), getName(mark));
  };
  // Store what was typed before hydration.
  for (const field of listFields(root))
    if (field.value !== "") setValue(getSlug(field), getName(field), field.value);
  show();
  root.addEventListener("input", onInput);
  const stop = promptValues.subscribe(show);
  return () => {
    root.removeEventListener("input", onInput);
    stop();
  };
}
