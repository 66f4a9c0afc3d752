import { type ContactMessage, EMPTY_MESSAGE, FIELDS, type Field } from "./contact-message.ts";
import { readDraft } from "./contact-storage.ts";

/** The element of a field. */
export const getInput = (form: HTMLFormElement, field: Field) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | null;

/** What stands in the form. */
export function readValues(form: HTMLFormElement): ContactMessage {
  const values = FIELDS.map((field) => [field, getInput(form, field)?.value ?? ""]);
  return { ...EMPTY_MESSAGE, ...Object.fromEntries(values) };
}

/** Fills the fields that are still empty from the draft; what was typed before hydration stays. */
export const restoreDraft = (form: HTMLFormElement): void => fillEmpty(form, readDraft());

/** Fills the fields that are still empty. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const field of FIELDS) {
    const input = getInput(form, field);
    const value = values[field];
    if (input && input.value === "" && typeof value === "string") input.value = value;
  }
}
