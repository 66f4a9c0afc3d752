import { type ContactMessage, EMPTY_MESSAGE, FIELDS, type Field } from "./contact-message.ts";
import { readDraft, storeDraft } from "./contact-storage.ts";
import { getMailLink } from "./mail-link.ts";

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

/** Keeps what stands in the form of the page as the draft, for the page that comes next. */
export function keepForm(): void {
  const form = document.querySelector("form");
  const values = form && readValues(form);
  if (values && FIELDS.some((field) => values[field] !== "")) storeDraft(values);
}

/**
 * Lets links with `data-carries` (an email address) carry what stands in the form of the page into the mail; gives a
 * function that ends it. It needs nothing else of the page's scripts, so that it can also stand in for them where they
 * never come (html[data-scripts=failed]).
 */
export function carryFormIntoMail(): () => void {
  const carry = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-carries]");
    const form = document.querySelector("form");
    if (link && form) link.href = getMailLink(link.dataset.carries ?? "", readValues(form));
  };
  addEventListener("click", carry);
  return () => removeEventListener("click", carry);
}
