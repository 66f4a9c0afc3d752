import type { ContactMessage } from "./contact-message.ts";
import { storeDraft } from "./contact-storage.ts";

/** Subject and first lines of a message, by the name that a link to the page gives. */
type Prefilled = Record<string, Pick<ContactMessage, "subject" | "message">>;

const listFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
];

/** What stands in the form. */
export const readValues = (form: HTMLFormElement): ContactMessage =>
  Object.fromEntries(listFields(form).map(({ name, value }) => [name, value])) as ContactMessage;

/** Fills the fields that are still empty; what was typed before hydration stays. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const field of listFields(form)) {
    const value = values[field.name];
    if (field.value === "" && typeof value === "string") field.value = value;
  }
}

/** What the form is filled with at an address such as /contact?about=team; nothing at any other. */
export function getPrefilled(prefilled: Prefilled, search: string): Partial<ContactMessage> {
  const name = new URLSearchParams(search).get("about") ?? "";
  return (Object.hasOwn(prefilled, name) ? prefilled[name] : undefined) ?? {};
}

/** Address of a mail that says what was typed into the form. */
export function getMailLink(
  email: string,
  { name, subject, message }: Omit<ContactMessage, "email">,
): string {
  const body = [message, name].filter(Boolean).join("\n\n");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * Serves the form also where its island did not load: links with `data-carries` (an email address) carry what was typed,
 * and what was typed before hydration is kept as a draft when the page is left. Part of the inline script.
 */
export function serveEarlyForm(): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-carries]");
    const form = document.querySelector("form");
    if (link && form) link.href = getMailLink(link.dataset.carries ?? "", readValues(form));
  });
  addEventListener("pagehide", () => {
    const form = document.querySelector<HTMLFormElement>("[data-island=contact]:not([data-live]) form");
    const values = form && readValues(form);
    if (values && Object.values(values).some((value) => value !== "")) storeDraft(values);
  });
}
