import { findTarget } from "#app/islands/event-target.ts";
import { type ContactMessage, replaceSurrogates } from "./contact-message.ts";
import { storeDraft } from "./contact-storage.ts";

/** Name of the field that no visitor sees: what fills it in is a program, or an overeager extension of the browser. */
export const TRAP = "website";

const listFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`input:not([name=${TRAP}]), textarea`),
];

/** Empties the field that no visitor sees. Returns whether it was filled in. */
export function clearTrap(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>(`[name=${TRAP}]`);
  if (!trap?.value) return false;
  trap.value = "";
  return true;
}

/** The values of the form. */
export const readValues = (form: HTMLFormElement): ContactMessage =>
  Object.fromEntries(listFields(form).map(({ name, value }) => [name, value])) as ContactMessage;

/** Fills the empty fields; what was typed before hydration stays. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const field of listFields(form)) {
    const value = values[field.name];
    if (field.value === "" && typeof value === "string") field.value = value;
  }
}

/** `mailto:` address that carries what was typed into the form. */
export function getMailLink(
  email: string,
  { name, subject, message }: Omit<ContactMessage, "email">,
): string {
  const body = [message, name].filter(Boolean).join("\n\n");
  const [encodedSubject, encodedBody] = [subject, body].map(replaceSurrogates).map(encodeURIComponent);
  return `mailto:${email}?subject=${encodedSubject}&body=${encodedBody}`;
}

const FORM = "[data-island=contact] form";

/**
 * Stores a draft of what is typed into the form, and lets links with `data-carries` (an email address) carry it. Part of the
 * inline script, so that it works before hydration, and where the island did not load.
 */
export function startFormDraft(): void {
  addEventListener("click", (event) => {
    const link = findTarget<HTMLAnchorElement>(event, "a[data-carries]");
    const form = document.querySelector<HTMLFormElement>(FORM);
    if (link && form) link.href = getMailLink(link.dataset.carries ?? "", readValues(form));
  });
  addEventListener("input", (event) => {
    const form = findTarget<HTMLFormElement>(event, FORM);
    if (form) storeDraft(readValues(form));
  });
}
