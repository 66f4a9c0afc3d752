import { getFilling, listPlaceholders } from "./prompt-text.ts";
import { getValuesOf, promptValues, setValue } from "./toolkit-state.ts";

/** What a prompt says on its page, as written: with its {placeholders}. */
export function readPromptText(shown: Element): string {
  const copy = shown.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll<HTMLElement>("mark")) mark.textContent = `{${getName(mark)}}`;
  return copy.textContent ?? "";
}

/** The placeholders of a prompt that have no value. */
export const listEmpty = (prompt: string, values: Record<string, string>): string[] =>
  listPlaceholders(prompt).filter((name) => getFilling(values, name) === `{${name}}`);

const listFields = (root: Element) => [
  ...root.querySelectorAll<HTMLTextAreaElement>("[data-prompt] textarea"),
];

/** Name of the placeholder that a field or a mark is for. */
const getName = ({ dataset }: HTMLElement): string => dataset.name ?? "";

const getSlug = (element: Element): string =>
  element.closest<HTMLElement>("[data-prompt]")?.dataset.prompt ?? "";

/**
 * Keeps the fields of an element and the prompts in it in step with the stored values.
 * @returns the function that ends it.
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
      mark.textContent = getFilling(getValuesOf(values, getSlug(mark)), getName(mark));
  };
  // What was typed before hydration.
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
