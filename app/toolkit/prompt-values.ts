import { formatPlaceholder } from "./prompt-text.ts";
import { getValue, promptValues, setValue } from "./toolkit-state.ts";

const getName = ({ dataset }: HTMLElement): string => dataset.name ?? "";

const getSlug = (element: Element): string =>
  element.closest<HTMLElement>("[data-prompt]")?.dataset.prompt ?? "";

/**
 * Shows the stored values in the fields and placeholders of the prompts in an element, and stores what is typed.
 * @returns the function that ends it.
 */
export function followValues(root: Element): () => void {
  const fields = [...root.querySelectorAll<HTMLTextAreaElement>("[data-prompt] textarea")];
  const marks = [...root.querySelectorAll<HTMLElement>("[data-prompt] mark")];
  const store = (field: HTMLTextAreaElement) => setValue(getSlug(field), getName(field), field.value);
  const show = () => {
    const values = promptValues.get();
    const getShown = (element: HTMLElement) => getValue(getSlug(element), getName(element), values);
    for (const field of fields) {
      const value = getShown(field);
      // An equal value would move the cursor to its end.
      if (field.value !== value) field.value = value;
    }
    for (const mark of marks) mark.textContent = getShown(mark) || formatPlaceholder(getName(mark));
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement) || !fields.includes(target)) return;
    store(target);
    show();
  };
  // Typed before hydration.
  for (const field of fields) if (field.value !== "") store(field);
  show();
  root.addEventListener("input", onInput);
  return () => root.removeEventListener("input", onInput);
}
